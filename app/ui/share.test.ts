import { expect, test } from "vitest";
import { shareLinks } from "./share.server.ts";

test("share links carry the address and the title", () => {
	expect(shareLinks("https://summit.example/news/a", "A & B")).toEqual([
		{ name: "LinkedIn", to: "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fsummit.example%2Fnews%2Fa" },
		{ name: "X", to: "https://x.com/intent/post?text=A%20%26%20B&url=https%3A%2F%2Fsummit.example%2Fnews%2Fa" },
		{ name: "WhatsApp", to: "https://wa.me/?text=A%20%26%20B%20https%3A%2F%2Fsummit.example%2Fnews%2Fa" },
		{ name: "mail", to: "mailto:?subject=A%20%26%20B&body=https%3A%2F%2Fsummit.example%2Fnews%2Fa" },
	]);
});
