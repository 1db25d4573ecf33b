import { openTo } from "~/admin/sections";
import type { User } from "~/auth/user";
import { readClock } from "~/clock.server";
import { countUnread } from "~/domain/contact/queries.server";
import { countAttention } from "~/domain/desk/queries.server";
import { countMails } from "~/domain/mail/queries.server";
import { readsPrivate } from "~/domain/mail/view.server";
import type { Locale } from "~/i18n/config";
import { translatorFor } from "~/i18n/texts.server";

const COUNTS: Record<(typeof SECTIONS)[number], (rights: User["rights"]) => Promise<number>> = {
	orders: () => countAttention(new Date(readClock())),
	messages: () => countUnread(),
	mail: async (rights) => (await countMails(readsPrivate(rights))).failed,
};
const SECTIONS = ["orders", "messages", "mail"] as const;
const PATHS = { orders: "/admin/orders?state=attention", messages: "/admin/messages", mail: "/admin/mail?state=failed" };

/** How much waits in each section that a user may open, beside its name and as a sentence; a section where nothing does is not there. */
export async function listWaiting(user: Pick<User, "rights">, locale: Locale) {
	const t = translatorFor(locale);
	const counts = await Promise.all(openTo(user, SECTIONS).map(async (section) => ({ section, count: await COUNTS[section](user.rights) })));
	return counts
		.filter(({ count }) => count > 0)
		.map(({ section, count }) => ({
			section,
			count,
			label: t(`admin.waiting.${section}`, { count }),
			sentence: t(`dashboard.waiting.${section}`, { count }),
			path: PATHS[section],
		}));
}

export type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];
