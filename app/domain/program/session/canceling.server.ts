import type { Question } from "~/admin/resource";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { SessionStatus } from "./schema";

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
