import { z } from "zod";
import type { PUBLICATION } from "#app/http/form-codecs.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { Cell, Entity, Resource, Statuses } from "./resource.ts";

/** Returns undefined for entities that visitors always see. */
export async function statusesOf<E extends Entity>(resource: Resource<E>, locale: Locale): Promise<Statuses<E> | undefined> {
	if (resource.statuses) return resource.statuses(locale);
	if (!hasField(resource, "status")) return undefined;
	const labels = textsOf("labels", locale, {});
	const ofEntity = `${resource.entityType}Status`;
	return {
		labels: ofEntity in labels ? (labels[ofEntity as keyof typeof labels] as Record<string, string>) : labels.publication,
		of: (entity) => (entity as E & { status: string }).status,
		fieldsFor: (status) => ({ status }) as unknown as Partial<E>,
	};
}

export function hasField<E extends Entity>({ schema }: Resource<E>, name: string): boolean {
	return schema instanceof z.ZodObject && name in schema.shape;
}

export const publicationCell = ({ status }: { status: (typeof PUBLICATION)[number] }, locale: Locale): Cell => ({
	text: textsOf("labels", locale, {}).publication[status],
	color: status === "draft" ? "grey" : "green",
});
