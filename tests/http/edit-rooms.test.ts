import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { asNew, organizerOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { rooms } from "../support/summit/rooms.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

const courtyard = sample(rooms, "courtyard").name.en;
const namesOnVenue = async () => texts((await visitor.page("/venue")).document, "#rooms li p:first-child");
const columns = async () => texts((await organizer.page("/admin/agenda?day=1")).document, "[data-room]");
const bookings = () => sql(site, "SELECT id, room_id FROM session ORDER BY id");

test("a new room is last, for visitors and on the timetable, and in the forms of sessions and workshops", async () => {
	const answer = await organizer.post(
		"/admin/rooms/new",
		asNew({ "name.en": "Roof terrace", "name.es": "Terraza", "name.sv": "Takterrassen", "floor.en": "On the roof", places: "40" }),
	);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/rooms/roof-terrace"]);
	expect([(await namesOnVenue()).at(-1), (await columns()).at(-1)]).toEqual(["Roof terrace", "Roof terrace"]);
	for (const form of ["/admin/agenda/new", "/admin/workshops/new"]) {
		expect(texts((await organizer.page(form)).document, "[name=roomId] option").at(-1)).toBe("Roof terrace");
	}
});

test("two rooms cannot share a name in any spelling; the input is kept", async () => {
	const before = sql(site, "SELECT id FROM room");
	const refused = await organizer.post("/admin/rooms/new", asNew({ "name.en": "  ROOF  terrace", "name.sv": "Festsalen", places: "12" }));
	const document = parse(await refused.text());
	expect([refused.status, sql(site, "SELECT id FROM room")]).toEqual([422, before]);
	expect(texts(document, "[data-error-summary] a")).toEqual([expect.stringMatching(/^Name \(English\): /)]);
	const typed = ["name.en", "name.sv", "places"].map((name) => document.querySelector(`[name='${name}']`)?.getAttribute("value"));
	expect(typed).toEqual(["  ROOF  terrace", "Festsalen", "12"]);
});

test("the order of rooms is that of the timetable's columns and of the venue's list", async () => {
	const [first = "", second = "", ...rest] = await columns();
	const answer = await organizer.post("/admin/rooms/order", { id: "courtyard", direction: "up" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/rooms#row-courtyard"]);
	expect([await columns(), await namesOnVenue()]).toEqual([
		[second, first, ...rest],
		[second, first, ...rest],
	]);
});

test("a used room is deleted after a confirmation; its sessions stay without it, and undo restores it to them", async () => {
	const [before, session] = [bookings(), (await visitor.api<{ location?: string; id: string }[]>("agenda")).find(({ location }) => location === courtyard)];
	const { document } = await organizer.page("/admin/rooms/courtyard/delete");
	const { version } = await organizer.formOf("/admin/rooms/courtyard");
	const asked = Object.fromEntries([...document.querySelectorAll("main form input")].map((input) => [input.getAttribute("name"), input.getAttribute("value")]));
	const deleted = await organizer.post("/admin/rooms/courtyard/delete", { version, ...asked } as Record<string, string>);
	expect([deleted.status, deleted.headers.get("location")]).toEqual([303, "/admin/rooms"]);
	expect(bookings()).toEqual(before.map((booking) => (booking.room_id === "courtyard" ? { ...booking, room_id: null } : booking)));
	expect([await namesOnVenue(), await columns()]).toEqual([expect.not.arrayContaining([courtyard]), expect.not.arrayContaining([courtyard])]);
	const undo = (await organizer.follow(deleted)).document.querySelector(".toast form")?.getAttribute("action") ?? "";
	expect((await organizer.post(undo, {})).status).toBe(303);
	expect(bookings()).toEqual(before);
	expect((await visitor.api<{ id: string }[]>("agenda")).find(({ id }) => id === session?.id)).toEqual(session);
});
