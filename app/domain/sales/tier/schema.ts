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

/** What a tier can hold, in the order in which cards list it; each is translated, any other text is shown as it stands. */
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

/** Whether it has a box of its own. */
export const isKnown = (feature: string) => (TIER_FEATURES as readonly string[]).includes(feature);

const message: EditError = "tooLong";

/** A box for each known feature, and a line for each in the organizers' own words, which follow them. */
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

/** What organizers write about a tier; encoded, what the form holds. */
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
	/** Tickets in all; nothing where it is unlimited. */
	capacity: optionalWholeNumber({ min: 0, max: 100_000 }),
	/** The first and the last day on which it is sold, at the venue. */
	saleStart: optionalDay,
	saleEnd: optionalDay,
	mostPerOrder: optionalWholeNumber({ min: 1, max: MAX_TICKETS }),
	/** Until the event's early-bird date. */
	earlyBirdPrice: optionalPrice,
	/** Whoever has it shows on arrival that it is theirs to have, such as a student card. */
	atDoor: checkbox,
});

/** All that is kept of a tier. */
export const tierRecord = tierSchema.extend({
	id: z.string(),
	/** Sort key, lowest first. */
	order: z.int(),
});
export type Tier = z.output<typeof tierRecord>;
