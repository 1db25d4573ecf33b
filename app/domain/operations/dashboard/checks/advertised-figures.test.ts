import { expect, test } from "vitest";
import { ana, event, inAll, soundContent, tier } from "../../../../../tests/support/content.ts";
import { checkAdvertisedFigures } from "./advertised-figures.server.ts";

const erik = { ...ana, id: "erik", country: "SE" };

test("advertised figures that are met or exceeded are no problem", () => {
	expect(checkAdvertisedFigures(soundContent)).toEqual([]);
	expect(checkAdvertisedFigures({ ...soundContent, speakers: [ana, erik] })).toEqual([]);
});

test("finds each advertised figure above the actual one, with both numbers", () => {
	const figures = { claimedSpeakers: 3, claimedCountries: 3 };
	expect(checkAdvertisedFigures({ ...soundContent, event: { ...event, ...figures }, speakers: [ana, erik] })).toEqual([
		{ kind: "advertisedSpeakers", path: "/admin/settings/event/figures", count: 2, values: { advertised: 3 } },
		{ kind: "advertisedCountries", path: "/admin/settings/event/figures", count: 2, values: { advertised: 3 } },
	]);
});

test("ignores figures that are not announced", () => {
	expect(checkAdvertisedFigures({ ...soundContent, event: { ...event, claimedSpeakers: 3, claimedDays: 9, claimsAnnounced: false } })).toEqual([]);
});

test.each([2, 4])("finds %i advertised days for three calendar days", (claimedDays) => {
	expect(checkAdvertisedFigures({ ...soundContent, event: { ...event, claimedDays } })).toEqual([
		{ kind: "advertisedDays", path: "/admin/settings/event/figures", count: 3, values: { advertised: claimedDays } },
	]);
});

test("finds a popular tier that is sold out, but not another sold-out tier", () => {
	const soldOut = { ...tier, available: false };
	expect(checkAdvertisedFigures({ ...soundContent, tiers: [soldOut, { ...soldOut, featured: false }] })).toEqual([
		{ kind: "popularSoldOut", path: "/admin/tickets/business", values: { tier: inAll("Business") } },
	]);
});
