import { z } from "zod";
import type { PUBLICATION } from "#app/http/form-codecs.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { Cell, Entity, Resource, Statuses } from "./resource.ts";

/** Whether and how visitors see what a noun holds; nothing of nouns that they always see. */
export async function statusesOf<E extends Entity>(resource: Resource<E>, locale: Locale): Promise<Statuses<E> | undefined> {
	if (resource.statuses) return resource.statuses(locale);
	if (!hasField(resource, "status")) return undefined;
	const labels = textsOf("labels", locale, {});
	const ofNoun = `${resource.noun}Status`;
	return {
		labels: ofNoun in labels ? (labels[ofNoun as keyof typeof labels] as Record<string, string>) : labels.publication,
		of: (entity) => (entity as E & { status: string }).status,
		fieldsFor: (status) => ({ status }) as unknown as Partial<E>,
	};
}

/** Whether organizers write such a field of a noun. */
export function hasField<E extends Entity>({ schema }: Resource<E>, name: string): boolean {
	return schema instanceof z.ZodObject && name in schema.shape;
}

/** What a list tells of whether visitors see an entry. */
export const publicationCell = ({ status }: { status: (typeof PUBLICATION)[number] }, locale: Locale): Cell => ({
	text: textsOf("labels", locale, {}).publication[status],
	colour: status === "draft" ? "grey" : "green",
});
