import { withdrawInvitation } from "#app/domain/people/account/invitation.server.ts";
import { type Actor, endLoginSessionsOf, removeSecondFactor, setDisabled, type UserEntry } from "#app/domain/people/account/queries.server.ts";
import type { ToastName } from "#app/http/toast.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

interface UserAction {
	text: Exclude<keyof Texts["adminUsers"]["actions"], "busy" | "cancel">;
	toast: ToastName;
	fits: (user: UserEntry) => boolean;
	carryOut: (id: string, by: Actor) => Promise<void>;
}

/** By the last part of the address. */
const USER_ACTIONS: Record<string, UserAction> = {
	"second-factor": { text: "secondFactor", toast: "secondFactorOff", fits: ({ hasSecondFactor }) => hasSecondFactor, carryOut: removeSecondFactor },
	sessions: { text: "sessions", toast: "sessionsEnded", fits: ({ disabled }) => !disabled, carryOut: endLoginSessionsOf },
	withdrawal: {
		text: "withdrawal",
		toast: "invitationWithdrawn",
		fits: ({ invitation }) => invitation !== undefined && invitation.state !== "withdrawn",
		carryOut: withdrawInvitation,
	},
	disabled: { text: "disabled", toast: "userDisabled", fits: ({ disabled }) => !disabled, carryOut: (id, by) => setDisabled(id, true, by) },
	enabled: { text: "enabled", toast: "userEnabled", fits: ({ disabled }) => disabled, carryOut: (id, by) => setDisabled(id, false, by) },
};

/** @throws 404 if there is no such action */
export function userActionNamed(name: string | undefined): UserAction {
	const userAction = name !== undefined && Object.hasOwn(USER_ACTIONS, name) ? USER_ACTIONS[name] : undefined;
	if (!userAction) throw new Response(null, { status: 404 });
	return userAction;
}

export function userActionsFor(user: UserEntry): { path: string; text: UserAction["text"] }[] {
	return Object.entries(USER_ACTIONS).flatMap(([name, { text, fits }]) => (fits(user) ? [{ path: `/admin/settings/team/${user.id}/${name}`, text }] : []));
}
