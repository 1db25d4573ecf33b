import type { Tier } from "#app/domain/sales/tier/schema.ts";
import { inEach, said } from "./texts.ts";

type Sold = Omit<Tier, "status">;

/** In the order of the form. */
const COMMON = ["networkingEvents", "lunchAndRefreshments", "summitMaterials"];
const EVERY = ["allSessions", ...COMMON];
const MORE = ["allSessions", "allWorkshops", ...COMMON, "digitalContent", "recordedSessions", "businessMatchmaking"];
const VIP_FEATURES = ["vipNetworkingReception", "exclusiveSpeakersDinner", "prioritySeating"];

const tier = (id: string, order: number, price: number, name: Sold["name"], features: string[], notIncluded: string[], also: Partial<Sold> = {}): Sold => ({
	id,
	order,
	price,
	name,
	features,
	notIncluded,
	description: inEach(`A ${id} ticket, for whoever wants one.`),
	featured: false,
	available: true,
	atDoor: false,
	...also,
});

export const tiers: Sold[] = [
	tier(
		"standard",
		1,
		29900,
		said("Standard", "Estándar", "Standard"),
		[...EVERY, "digitalContent"],
		["allWorkshops", "recordedSessions", "businessMatchmaking"],
	),
	tier("business", 2, 59900, said("Business", "Empresarial", "Business"), MORE, VIP_FEATURES, { featured: true }),
	tier("vip", 3, 99900, said("VIP", "VIP", "VIP"), [...MORE, ...VIP_FEATURES], [], { available: false }),
	tier(
		"student-academic",
		4,
		14900,
		said("Student & academic", "Estudiantil y académico", "Student och forskare"),
		EVERY,
		["allWorkshops", "digitalContent", "recordedSessions"],
		{
			atDoor: true,
		},
	),
];
