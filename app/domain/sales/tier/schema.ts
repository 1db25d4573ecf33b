import { z } from "zod";
import { MAX_TICKETS } from "#app/domain/sales/order/limits.ts";
import {
	checkbox,
	type EditError,
	oneOfOrFirst,
	optionalDay,
	optionalPrice,
	optionalWholeNumber,
	PUBLICATION,
	price,
	translatedText,
} from "#app/http/form-codecs.ts";
import { TICKET_LIMITS } from "./limits.ts";

/** In the order of the cards. These are translated; any other text is shown as typed. */
export const TIER_FEATURES = [
	"allSessions",
	"allWorkshops",
	"networkingEvents",
	"lunchAndRefreshments",
	"summitMaterials",
	"digitalContent",
	"recordedSessions",
	"businessMatchmaking",
	"vipNetworkingReception",
	"exclusiveSpeakersDinner",
	"prioritySeating",
] as const;

export const isKnown = (feature: string) => (TIER_FEATURES as readonly string[]).includes(feature);

const message: EditError = "tooLong";

/** A checkbox for each known feature, and a line for each custom one, which follow. */
const featureList = z.codec(z.record(z.string().max(100), z.string().max(TICKET_LIMITS.features, message)).optional(), z.array(z.string()), {
	decode: (typed = {}, payload) => {
		const own = (typed.own ?? "").split("\n").flatMap((line) => line.trim() || []);
		if (own.some((line) => line.length > TICKET_LIMITS.feature)) payload.issues.push({ code: "custom", message, path: ["own"], input: typed.own });
		return [...new Set([...TIER_FEATURES.filter((feature) => typed[feature]), ...own])];
	},
	encode: (kept) => ({
		...Object.fromEntries(TIER_FEATURES.map((feature) => [feature, kept.includes(feature) ? "on" : ""])),
		own: kept.filter((feature) => !isKnown(feature)).join("\n"),
	}),
});

export const tierSchema = z.object({
	name: translatedText(TICKET_LIMITS.name),
	description: translatedText(TICKET_LIMITS.description),
	/** Cents of US dollars. */
	price,
	features: featureList,
	notIncluded: featureList,
	/** Shown as POPULAR. */
	featured: checkbox,
	/** False: sold out. */
	available: checkbox,
	status: oneOfOrFirst(PUBLICATION),
	/** Undefined if unlimited. */
	capacity: optionalWholeNumber({ min: 0, max: 100_000 }),
	saleStart: optionalDay,
	saleEnd: optionalDay,
	mostPerOrder: optionalWholeNumber({ min: 1, max: MAX_TICKETS }),
	/** Until the event's early-bird date. */
	earlyBirdPrice: optionalPrice,
	/** Attendees must prove at check-in that they qualify, for example with a student card. */
	atDoor: checkbox,
});

export const tierRecord = tierSchema.extend({
	id: z.string(),
	/** Sort key, lowest first. */
	order: z.int(),
});
export type Tier = z.output<typeof tierRecord>;
