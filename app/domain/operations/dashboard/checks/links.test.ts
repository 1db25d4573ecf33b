import { expect, test } from "vitest";
import { inAll, keynote, partner, soundContent, workshop } from "../../../../../tests/support/content.ts";
import { checkLinks } from "./links.ts";

test("accepts valid links, plain http included", () => {
	expect(checkLinks({ ...soundContent, partners: [partner, { ...partner, website: "http://solmar.example" }] })).toEqual([]);
});

test("finds unknown speakers in sessions and in workshops", () => {
	const sessions = [{ ...keynote, speakerIds: ["gone", "ana", "away"] }];
	expect(checkLinks({ ...soundContent, sessions, workshops: [{ ...workshop, speakerId: "gone", offAgenda: true }] })).toEqual([
		{ kind: "speakerUnknown", path: "/admin/agenda/keynote", values: { title: inAll("Wind"), id: "gone" } },
		{ kind: "speakerUnknown", path: "/admin/agenda/keynote", values: { title: inAll("Wind"), id: "away" } },
		{ kind: "speakerUnknown", path: "/admin/workshops/pumps", values: { title: inAll("Pumps"), id: "gone" } },
	]);
});

test.each(["", "solmar.example", "ftp://solmar.example", "javascript:alert(1)"])("finds the website “%s”", (website) => {
	expect(checkLinks({ ...soundContent, partners: [{ ...partner, website }] })).toEqual([
		{ kind: "websiteUnusable", path: "/admin/partners/solmar", values: { partner: "Solmar", website } },
	]);
});
