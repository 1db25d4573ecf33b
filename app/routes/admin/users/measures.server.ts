import { withdrawInvitation } from "~/domain/user/invitation.server";
import { type Actor, endSessionsOf, removeSecondFactor, setDisabled, type UserEntry } from "~/domain/user/queries.server";
import type { ToastName } from "~/http/toast.server";
import type { Texts } from "~/i18n/texts.server";

/** What an administrator may do to somebody's account, after a question. */
interface Measure {
	text: Exclude<keyof Texts["adminUsers"]["measures"], "busy" | "cancel">;
	toast: ToastName;
	fits: (user: UserEntry) => boolean;
	carryOut: (id: string, by: Actor) => Promise<void>;
}

/** By the last part of their addresses. */
const MEASURES: Record<string, Measure> = {
	"second-factor": { text: "secondFactor", toast: "secondFactorOff", fits: ({ hasSecondFactor }) => hasSecondFactor, carryOut: removeSecondFactor },
	sessions: { text: "sessions", toast: "sessionsEnded", fits: ({ disabled }) => !disabled, carryOut: endSessionsOf },
	withdrawal: {
		text: "withdrawal",
		toast: "invitationWithdrawn",
		fits: ({ invitation }) => invitation !== undefined && invitation.state !== "withdrawn",
		carryOut: withdrawInvitation,
	},
	disabled: { text: "disabled", toast: "userDisabled", fits: ({ disabled }) => !disabled, carryOut: (id, by) => setDisabled(id, true, by) },
	enabled: { text: "enabled", toast: "userEnabled", fits: ({ disabled }) => disabled, carryOut: (id, by) => setDisabled(id, false, by) },
};

/** @throws 404 where there is no such measure */
export function measureNamed(name: string | undefined): Measure {
	const measure = name !== undefined && Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined;
	if (!measure) throw new Response(null, { status: 404 });
	return measure;
}

/** Those that make sense for a user, with their addresses. */
export function measuresFor(user: UserEntry): { path: string; text: Measure["text"] }[] {
	return Object.entries(MEASURES).flatMap(([name, { text, fits }]) => (fits(user) ? [{ path: `/admin/users/${user.id}/${name}`, text }] : []));
}
