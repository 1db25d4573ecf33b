import { z } from "zod";
import { slug } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

/** What a tier can hold; each is translated, any other text is shown as it stands. */
export const TICKET_FEATURES = [
	"allSessions",
	"allWorkshops",
	"networkingEvents",
	"lunchAndRefreshments",
	"summitMaterials",
	"digitalContent",
	"vipNetworkingReception",
	"exclusiveSpeakersDinner",
	"prioritySeating",
	"recordedSessions",
	"businessMatchmaking",
] as const;

export const ticketTierSchema = z.object({
	id: slug,
	name: translatedSchema,
	description: translatedSchema,
	/** Cents of US dollars. */
	price: z.int().nonnegative(),
	features: z.array(z.string()),
	notIncluded: z.array(z.string()),
	/** Shown as POPULAR. */
	featured: z.boolean(),
	/** False: sold out. */
	available: z.boolean(),
	/** Sort key, lowest first. */
	order: z.int(),
});
export type TicketTier = z.infer<typeof ticketTierSchema>;
