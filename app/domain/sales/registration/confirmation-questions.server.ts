import type { Database } from "#app/admin/changes.server.ts";
import type { Question } from "#app/admin/resource.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { countSpots, type SpotCount } from "./availability.server.ts";
import { notifiedFacts } from "./register.server.ts";

type Effect = "canceled" | "moved" | "hidden" | "fewer";

export async function askBeforeChanging(after: Workshop, before: Workshop, locale: Locale, on: Database = db): Promise<Question | undefined> {
	const count = (await countSpots(on, new Date(readClock()))).get(before.id);
	const effects = effectsOf(after, before, count);
	const [gravest] = effects;
	if (!gravest) return undefined;
	const t = translatorFor(locale);
	const [attendees, awaiting, refunds] = [count.registered + count.reserved, count.offered + count.waiting, await countPaid(before.id, on)];
	const say = (key: "loses" | "awaits" | "refunds" | "keeps", number: number) => (number > 0 ? [t(`editWorkshop.effects.${key}`, { count: number })] : []);
	const { effects: text } = textsOf("editWorkshop", locale, { taken: attendees + count.offered, capacity: after.maxAttendees });
	const words = {
		canceled: () => [...say("loses", attendees), ...say("awaits", awaiting), ...say("refunds", refunds), text.notified],
		moved: () => [...say("keeps", attendees), text.notified],
		hidden: () => [...(effects.includes("moved") ? [] : say("keeps", attendees)), text.hidden.words],
		fewer: () => [text.fewer.words],
	};
	return {
		key: [...effects, attendees, awaiting, refunds].join(),
		title: text[gravest].title,
		words: effects.flatMap((effect) => words[effect]()).join(" "),
		submit: text[gravest].submit,
		notified: effects.includes("moved") || effects.includes("canceled") ? attendees : undefined,
	};
}

function effectsOf(after: Workshop, before: Workshop, { registered, reserved, offered, waiting }: SpotCount): Effect[] {
	const attendees = registered + reserved;
	if (after.status === "cancelled") return before.status !== "cancelled" && attendees + offered + waiting > 0 ? ["canceled"] : [];
	const isMoved = JSON.stringify(notifiedFacts(after)) !== JSON.stringify(notifiedFacts(before));
	const isHidden = after.status === "draft" && before.status === "published";
	const isOverfull = after.maxAttendees < before.maxAttendees && after.maxAttendees < attendees + offered;
	return [
		...(isMoved && attendees > 0 ? ["moved" as const] : []),
		...(isHidden && attendees > 0 ? ["hidden" as const] : []),
		...(isOverfull ? ["fewer" as const] : []),
	];
}

async function countPaid(workshopId: string, on: Database): Promise<number> {
	const { count } = await on
		.selectFrom("workshop_registration")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("workshop_id", "=", workshopId)
		.where("workshop_registration.state", "<>", "cancelled")
		.where("order.state", "=", "paid")
		.where("cancelled_at", "is", null)
		.where("gross", ">", 0)
		.executeTakeFirstOrThrow();
	return count;
}
