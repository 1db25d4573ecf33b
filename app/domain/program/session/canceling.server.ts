import type { Question } from "#app/admin/resource.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { SessionStatus } from "./schema.ts";

interface Shown {
	status: SessionStatus;
	/** Of what is scheduled: visitors see nothing else. */
	startTime?: string;
}

/** Asks before a draft, which nobody has seen, becomes public as a canceled session. */
export async function askBeforeCanceling(after: Shown, before: Shown, locale: Locale): Promise<Question | undefined> {
	if (before.status !== "draft" || after.status !== "cancelled" || !after.startTime) return undefined;
	return { key: "cancelled", ...textsOf("editSession", locale, {}).cancelDraft, toast: { name: "savedCancelled", counts: {} } };
}

/** Visitors still find what is canceled. */
export const toastOfCanceled = ({ status }: Pick<Shown, "status">) => (status === "cancelled" ? ("savedCancelled" as const) : undefined);
