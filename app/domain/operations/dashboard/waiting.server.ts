import type { User } from "#app/auth/user.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { countRefundsToSend } from "#app/domain/sales/order/actions/refund-list.server.ts";
import { notSoldView } from "#app/domain/sales/order/settings.server.ts";
import { countOffersExpiring } from "#app/domain/sales/registration/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { listToDo } from "./to-do.server.ts";

/** The texts say so. */
const SOON_MS = 6 * 60 * 60_000;

export interface Waiting {
	sentence: string;
	/** Missing if somebody else has to act. */
	step?: { words: string; path: string };
	count: number;
}

/** Returns all that waits for the user apart from the content's problems, each with its next step. */
export async function listWaiting(user: Pick<User, "rights">, event: SummitEvent, { sellsTickets, locale }: { sellsTickets: boolean; locale: Locale }) {
	const t = translatorFor(locale);
	const { steps } = textsOf("dashboard", locale, {});
	const notSold = sellsTickets ? await notSoldView(event, user, locale) : undefined;
	const toDo = (await listToDo(user, locale)).map(({ kind, sentence, path, count }): Waiting => ({ sentence, step: { words: steps[kind], path }, count }));
	const counted = user.rights.includes("takePayments")
		? [
				{ kind: "refunds" as const, path: "/admin/payments/refunds?state=requested", count: await countRefundsToSend() },
				{ kind: "offers" as const, path: "/admin/workshop-lists", count: await countSoon() },
			]
		: [];
	return [
		...(notSold ? [{ sentence: notSold.words, step: notSold.link && { words: steps.notSold, path: notSold.link.to }, count: 1 }] : []),
		...toDo,
		...counted
			.filter(({ count }) => count > 0)
			.map(({ kind, path, count }): Waiting => ({ sentence: t(`dashboard.toDo.${kind}`, { count }), step: { words: steps[kind], path }, count })),
	];
}

function countSoon(): Promise<number> {
	const now = readClock();
	return countOffersExpiring(new Date(now), new Date(now + SOON_MS));
}
