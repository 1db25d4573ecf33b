import { countDays } from "#app/domain/content/event/days.server.ts";
import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import type { Problem } from "#app/domain/program/checks/problem.ts";

/** Finds advertised figures that the content does not back, and a featured tier that nobody can buy. */
export function checkAdvertisedFigures({ event, speakers: all, tiers }: Pick<Content, "event" | "speakers" | "tiers">): Problem[] {
	const speakers = all.filter(({ status }) => status !== "draft");
	const countries = new Set(speakers.map(({ country }) => country)).size;
	const days = countDays(event);
	const problem = (kind: Problem["kind"], advertised: number, count: number): Problem => ({
		kind,
		path: editorPathOf.figures(),
		count,
		values: { advertised },
	});
	const problems = [
		...(event.claimedSpeakers > speakers.length ? [problem("advertisedSpeakers", event.claimedSpeakers, speakers.length)] : []),
		...(event.claimedCountries > countries ? [problem("advertisedCountries", event.claimedCountries, countries)] : []),
		...(event.claimedDays !== days ? [problem("advertisedDays", event.claimedDays, days)] : []),
	];
	return [
		...(event.claimsAnnounced ? problems : []),
		...tiers
			.filter(({ featured, available }) => featured && !available)
			.map((tier): Problem => ({ kind: "popularSoldOut", path: editorPathOf.tier(tier), values: { tier: tier.name } })),
	];
}
