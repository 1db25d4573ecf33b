import { openTo } from "#app/admin/sections.ts";
import type { User } from "#app/auth/user.ts";
import { countWithoutMeetings } from "#app/domain/meetings/planning.server.ts";
import { countUnread } from "#app/domain/people/contact/queries.server.ts";
import { countMails } from "#app/domain/people/mail/queries.server.ts";
import { readsPrivate } from "#app/domain/people/mail/view.server.ts";
import { countAttention } from "#app/domain/sales/order/actions/queries.server.ts";
import { countUnassigned } from "#app/domain/sales/payment/statement/lines.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";

const KINDS = [
	{ kind: "orders", section: "orders", path: "/admin/orders?state=attention", count: async () => countAttention(new Date(readClock())) },
	{ kind: "lines", section: "payments", path: "/admin/payments", count: countLinesFor },
	{ kind: "meetings", section: "meetings", path: "/admin/meetings", count: countMeetingsFor },
	{ kind: "messages", section: "messages", path: "/admin/messages", count: () => countUnread() },
	{ kind: "mail", section: "mail", path: "/admin/mail?state=failed", count: async (rights: Rights) => (await countMails(readsPrivate(rights))).failed },
] as const;
type Rights = User["rights"];

async function countLinesFor(rights: Rights): Promise<number> {
	return rights.includes("takePayments") ? countUnassigned() : 0;
}

async function countMeetingsFor(rights: Rights): Promise<number> {
	return rights.includes("mailAttendees") ? countWithoutMeetings() : 0;
}

/** Returns a count and a sentence for each section that the user may open; sections with nothing waiting are left out. */
export async function listToDo(user: Pick<User, "rights">, locale: Locale) {
	const t = translatorFor(locale);
	const open = openTo(
		user,
		KINDS.map(({ section }) => section),
	);
	const kinds = KINDS.filter(({ section }) => open.includes(section));
	const counted = await Promise.all(kinds.map(async ({ count, ...kind }) => ({ ...kind, count: await count(user.rights) })));
	return counted
		.filter(({ count }) => count > 0)
		.map(({ kind, section, path, count }) => ({
			kind,
			section,
			count,
			label: t(`admin.toDo.${kind}`, { count }),
			sentence: t(`dashboard.toDo.${kind}`, { count }),
			path,
		}));
}
