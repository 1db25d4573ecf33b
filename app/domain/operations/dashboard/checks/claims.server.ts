import { countDays } from "~/domain/content/event/days.server";
import type { Content } from "~/domain/operations/dashboard/content";
import { editorPathOf } from "~/domain/program/checks/editor-paths";
import type { Problem } from "~/domain/program/checks/problem";

/** Promises that visitors read and the data does not keep, and a tier shown as POPULAR that nobody can buy. */
export function checkClaims({ event, speakers: all, tiers }: Pick<Content, "event" | "speakers" | "tiers">): Problem[] {
	const speakers = all.filter(({ status }) => status !== "draft");
	const countries = new Set(speakers.map(({ country }) => country)).size;
	const days = countDays(event);
	const claim = (kind: Problem["kind"], claimed: number, count: number): Problem => ({ kind, path: editorPathOf.claims(event), count, values: { claimed } });
	const claims = [
		...(event.claimedSpeakers > speakers.length ? [claim("claimedSpeakers", event.claimedSpeakers, speakers.length)] : []),
		...(event.claimedCountries > countries ? [claim("claimedCountries", event.claimedCountries, countries)] : []),
		...(event.claimedDays !== days ? [claim("claimedDays", event.claimedDays, days)] : []),
	];
	return [
		...(event.claimsAnnounced ? claims : []),
		...tiers
			.filter(({ featured, available }) => featured && !available)
			.map((tier): Problem => ({ kind: "popularSoldOut", path: editorPathOf.tier(tier), values: { tier: tier.name } })),
	];
}
