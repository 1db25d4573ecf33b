import { encode } from "uqr";
import type { LoginSessionEntry } from "#app/auth/login-sessions.server.ts";
import type { OfferedSecret } from "#app/auth/second-factor.server.ts";
import { keyAddress } from "#app/auth/totp.server.ts";
import { isOver } from "#app/auth/user.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { deviceOf } from "./device.ts";
import type { UserEntry } from "./queries.server.ts";

const moment = (instant: string, { timeZone }: SummitEvent, locale: Locale) => ({ instant, text: formatInstant(instant, locale, timeZone) });

export function loginSessionViews(sessions: LoginSessionEntry[], event: SummitEvent, locale: Locale) {
	return sessions.map(({ id, userAgent, startedAt, lastSeenAt, isCurrent }) => {
		const device = deviceName(userAgent, locale);
		return {
			id,
			isCurrent,
			device,
			end: translatorFor(locale)("adminAccount.sessions.endOf", { device }),
			started: moment(startedAt, event, locale),
			lastSeen: moment(lastSeenAt, event, locale),
		};
	});
}
export type LoginSessionView = ReturnType<typeof loginSessionViews>[number];

function deviceName(userAgent: string, locale: Locale): string {
	const { browser, system } = deviceOf(userAgent);
	if (browser && system) return translatorFor(locale)("adminAccount.sessions.onSystem", { browser, system });
	return browser ?? system ?? textsOf("adminAccount", locale, {}).sessions.unknown;
}

/** Modules of the quiet zone around a QR code (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE_MODULES = 4;

export function secretView({ secret, signed }: OfferedSecret, { username }: { username: string }, issuer: string) {
	const { data, size } = encode(keyAddress(secret, username, issuer), { ecc: "M", border: QUIET_ZONE_MODULES });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { signed, groups: secret.replace(/(.{4})(?!$)/g, "$1 "), qr: { path, size } };
}
export type SecretView = ReturnType<typeof secretView>;

export function userView(
	{ id, username, roles: assigned, disabled, hasSecondFactor, invitation, until, lastSeenAt }: UserEntry,
	own: { id: string },
	event: SummitEvent,
	locale: Locale,
) {
	const instant = invitation?.expiresAt ?? until;
	const { roles, secondFactor, state, never, oneself } = textsOf("adminUsers", locale, {
		until: instant ? formatInstant(instant, locale, event.timeZone) : "",
	});
	const invited = invitation && { open: state.invited, expired: state.expired, withdrawn: state.withdrawn }[invitation.state];
	return {
		id,
		username,
		note: id === own.id ? oneself : undefined,
		roles: assigned.map((role) => roles[role].title).join(", "),
		secondFactor: hasSecondFactor ? secondFactor.on : secondFactor.off,
		state: disabled ? state.disabled : isOver(until) ? state.ended : (invited ?? (until ? state.limited : state.active)),
		isClosed: disabled || isOver(until),
		lastSeen: lastSeenAt ? moment(lastSeenAt, event, locale) : { text: never },
	};
}

/** Returns the value of a `datetime-local` control, such as `2025-11-21T18:00`. */
export function wallTimeOf(until: string | undefined, { timeZone }: SummitEvent): string {
	return until === undefined ? "" : Temporal.Instant.from(until).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });
}
