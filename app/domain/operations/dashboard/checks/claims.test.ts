import { expect, test } from "vitest";
import { ana, event, inAll, soundContent, tier } from "../../../../../tests/support/content.ts";
import { checkClaims } from "./claims.server.ts";

const erik = { ...ana, id: "erik", country: "SE" };

test("claims that are kept, or more than kept, are no problem", () => {
	expect(checkClaims(soundContent)).toEqual([]);
	expect(checkClaims({ ...soundContent, speakers: [ana, erik] })).toEqual([]);
});

test("each claim above what is there is found, with both numbers", () => {
	const claims = { claimedSpeakers: 3, claimedCountries: 3 };
	expect(checkClaims({ ...soundContent, event: { ...event, ...claims }, speakers: [ana, erik] })).toEqual([
		{ kind: "claimedSpeakers", path: `/admin/event/${event.id}#event-claims`, count: 2, values: { claimed: 3 } },
		{ kind: "claimedCountries", path: `/admin/event/${event.id}#event-claims`, count: 2, values: { claimed: 3 } },
	]);
});

test("what is not announced is not claimed", () => {
	expect(checkClaims({ ...soundContent, event: { ...event, claimedSpeakers: 3, claimedDays: 9, claimsAnnounced: false } })).toEqual([]);
});

test.each([2, 4])("%i days claimed for three calendar days are found", (claimedDays) => {
	expect(checkClaims({ ...soundContent, event: { ...event, claimedDays } })).toEqual([
		{ kind: "claimedDays", path: `/admin/event/${event.id}#event-claims`, count: 3, values: { claimed: claimedDays } },
	]);
});

test("a popular tier that is sold out is found; one that is merely sold out is not", () => {
	const soldOut = { ...tier, available: false };
	expect(checkClaims({ ...soundContent, tiers: [soldOut, { ...soldOut, featured: false }] })).toEqual([
		{ kind: "popularSoldOut", path: "/admin/tickets/business", values: { tier: inAll("Business") } },
	]);
});
