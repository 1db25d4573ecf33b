import type { Question } from "#app/admin/resource.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { SessionStatus } from "./schema.ts";

interface Shown {
	status: SessionStatus;
	startTime?: string;
}

/** Canceled sessions are public, so canceling a draft would publish it. */
export async function askBeforeCanceling(after: Shown, before: Shown, locale: Locale): Promise<Question | undefined> {
	if (before.status !== "draft" || after.status !== "cancelled" || !after.startTime) return undefined;
	return { key: "cancelled", ...textsOf("editSession", locale, {}).cancelDraft, toast: { name: "savedCancelled", counts: {} } };
}

export const toastOfCanceled = ({ status }: Pick<Shown, "status">) => (status === "cancelled" ? ("savedCancelled" as const) : undefined);
