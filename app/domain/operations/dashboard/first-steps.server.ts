import type { Right } from "#app/auth/rights.ts";
import type { User } from "#app/auth/user.ts";
import { getAccount } from "#app/auth/users.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listWrittenTexts } from "#app/domain/content/page/queries.server.ts";
import { listUsers } from "#app/domain/people/account/queries.server.ts";
import { countMails } from "#app/domain/people/mail/queries.server.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import { countOrders } from "#app/domain/sales/order/actions/queries.server.ts";
import { getSalesSettings, missingForSale } from "#app/domain/sales/order/settings.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { LAST_BACKUP_KEY } from "#db/backup.ts";
import { FIRST_STEPS_KEY } from "../../../../seeds/index.ts";
import type { Digest } from "./digest.server.ts";

type State = Pick<Digest, "published"> & { event: SummitEvent };

interface Step {
	/** Only users with this right see the step. */
	right: Right;
	isDone: (state: State, user: User) => boolean | Promise<boolean>;
	path?: (state: State) => string;
}

/** In an order in which they lead to a ticket that the organizer buys. */
const STEPS = {
	dates: { right: "editContent", isDone: ({ event }) => event.datesAnnounced, path: editorPathOf.dates },
	venue: { right: "editContent", isDone: ({ event }) => event.venue !== undefined, path: editorPathOf.place },
	room: { right: "editContent", isDone: ({ published }) => published.room, path: () => "/admin/rooms/new" },
	tier: { right: "editContent", isDone: ({ published }) => published.tier, path: () => "/admin/tickets/new" },
	payment: {
		right: "manageMoney",
		isDone: async ({ event }) => event.sales !== "here" || missingForSale(await getSalesSettings()).length === 0,
		path: () => "/admin/settings/selling",
	},
	order: { right: "manageMoney", isDone: async () => (await countOrders({}, new Date(readClock()))).all > 0, path: () => "/tickets" },
	session: { right: "editContent", isDone: ({ published }) => published.session, path: () => "/admin/agenda/new" },
	texts: { right: "editContent", isDone: async () => (await listWrittenTexts()).size > 0, path: () => "/admin/pages" },
	team: { right: "manageUsers", isDone: async () => (await listUsers()).length > 1, path: () => "/admin/settings/team/new" },
	secondFactor: {
		right: "manageUsers",
		isDone: async (_, { id }) => (await getAccount(id))?.storedSeed !== undefined,
		path: () => "/admin/account/second-factor",
	},
	mail: { right: "manageUsers", isDone: async () => env.smtp !== undefined || (await countMails()).sent > 0, path: () => "/admin/mail" },
	backup: { right: "manageUsers", isDone: async () => (await readSetting(LAST_BACKUP_KEY)) !== undefined },
} satisfies Record<string, Step>;
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

export type FirstSteps = NonNullable<Awaited<ReturnType<typeof firstSteps>>>;

/** Returns the steps that a user may take; undefined if the event did not start empty, or once all are done. */
export async function firstSteps(now: State, user: User, locale: Locale) {
	const state = await readSetting(FIRST_STEPS_KEY);
	if (state === undefined) return undefined;
	const { steps: texts, title, lead, done, putAway, bringBack } = textsOf("dashboard", locale, {}).firstSteps;
	const open = NAMES.filter((name) => user.rights.includes(STEPS[name].right));
	const steps = await Promise.all(
		open.map(async (name) => {
			const { isDone, path }: Step = STEPS[name];
			return { name, ...texts[name], isDone: await isDone(now, user), path: path?.(now) };
		}),
	);
	if (steps.every(({ isDone }) => isDone)) return undefined;
	return {
		isShown: state === "shown",
		text: { title, lead, done, putAway, bringBack },
		progress: translatorFor(locale)("dashboard.firstSteps.progress", { done: steps.filter(({ isDone }) => isDone).length, all: steps.length }),
		steps,
	};
}

/** Has no effect on an event that did not start empty. */
export async function showFirstSteps(isShown: boolean): Promise<void> {
	await db
		.updateTable("setting")
		.set({ value: isShown ? "shown" : "hidden" })
		.where("key", "=", FIRST_STEPS_KEY)
		.execute();
}

async function readSetting(key: string): Promise<string | undefined> {
	return (await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst())?.value;
}
