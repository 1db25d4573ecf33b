import { countDays } from "~/domain/event/days.server";
import type { Content } from "../content.server";
import type { Finding } from "./finding";
import { placeOf } from "./places";

/** Promises of the event that the data does not keep, and a tier shown as POPULAR that nobody can buy. */
export function findBrokenClaims({ event, speakers, tiers }: Pick<Content, "event" | "speakers" | "tiers">): Finding[] {
	const countries = new Set(speakers.map(({ country }) => country)).size;
	const days = countDays(event);
	const claim = (kind: Finding["kind"], claimed: number, count: number): Finding => ({ kind, path: placeOf.claims(event), count, values: { claimed } });
	return [
		...(event.claimedSpeakers > speakers.length ? [claim("claimedSpeakers", event.claimedSpeakers, speakers.length)] : []),
		...(event.claimedCountries > countries ? [claim("claimedCountries", event.claimedCountries, countries)] : []),
		...(event.claimedDays !== days ? [claim("claimedDays", event.claimedDays, days)] : []),
		...tiers
			.filter(({ featured, available }) => featured && !available)
			.map((tier): Finding => ({ kind: "popularSoldOut", path: placeOf.tier(tier), values: { tier: tier.name } })),
	];
}
