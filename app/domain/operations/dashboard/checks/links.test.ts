import { expect, test } from "vitest";
import { inAll, keynote, partner, soundContent, workshop } from "../../../../../tests/support/content.ts";
import { checkLinks } from "./links.ts";

test("sound links are no problem, plain http neither", () => {
	expect(checkLinks({ ...soundContent, partners: [partner, { ...partner, website: "http://solmar.example" }] })).toEqual([]);
});

test("speakers who do not exist are found in sessions and in workshops", () => {
	const sessions = [{ ...keynote, speakerIds: ["gone", "ana", "away"] }];
	expect(checkLinks({ ...soundContent, sessions, workshops: [{ ...workshop, speakerId: "gone", offAgenda: true }] })).toEqual([
		{ kind: "speakerUnknown", path: "/admin/agenda/keynote", values: { title: inAll("Wind"), id: "gone" } },
		{ kind: "speakerUnknown", path: "/admin/agenda/keynote", values: { title: inAll("Wind"), id: "away" } },
		{ kind: "speakerUnknown", path: "/admin/workshops/pumps", values: { title: inAll("Pumps"), id: "gone" } },
	]);
});

test.each(["", "solmar.example", "ftp://solmar.example", "javascript:alert(1)"])("the website “%s” is found", (website) => {
	expect(checkLinks({ ...soundContent, partners: [{ ...partner, website }] })).toEqual([
		{ kind: "websiteUnusable", path: "/admin/partners/solmar", values: { partner: "Solmar", website } },
	]);
});
