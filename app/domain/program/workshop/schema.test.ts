import { expect, test } from "vitest";
import { z } from "zod";
import { errorsOf } from "#app/http/form-codecs.ts";
import { flatten, nest, type Values } from "#app/http/form-values.ts";
import { findWorkshop, listWorkshops } from "./queries.server.ts";
import { type Workshop, workshopSchema } from "./schema.ts";

const seeds = await Promise.all((await listWorkshops()).map(async ({ id }) => (await findWorkshop(id)) as Workshop));
const controlsOf = (workshop: Workshop): Values => flatten(z.encode(workshopSchema, workshop));
const errorsFor = (change: Values) => {
	const { error } = z.safeDecode(workshopSchema, nest({ ...controlsOf(seeds[0] as Workshop), ...change }) as z.input<typeof workshopSchema>);
	return error && errorsOf(error);
};

test("the form round-trips every sample workshop", () => {
	expect(seeds).toHaveLength(16);
	const back = seeds.map((seed) => ({
		id: seed.id,
		agendaId: seed.agendaId,
		...z.decode(workshopSchema, nest(controlsOf(seed)) as z.input<typeof workshopSchema>),
	}));
	expect(back).toEqual(seeds);
});

test("prices are entered in dollars and stored in cents", () => {
	expect(controlsOf({ ...(seeds[0] as Workshop), price: 4950 }).price).toBe("49.50");
	expect(errorsFor({ price: "49,5" })).toBeUndefined();
	expect(errorsFor({ price: "-1" })).toEqual({ price: "price" });
});

test("rejects an end after midnight, together with other errors", () => {
	expect(errorsFor({ startTime: "23:00", durationMinutes: "59" })).toBeUndefined();
	expect(errorsFor({ startTime: "23:00", durationMinutes: "60" })).toEqual({ durationMinutes: "tooLarge" });
	expect(errorsFor({ startTime: "23:00", durationMinutes: "1440", "title.en": "", date: "soon", maxAttendees: "0" })).toEqual({
		"title.en": "required",
		date: "date",
		durationMinutes: "tooLarge",
		maxAttendees: "tooSmall",
	});
	expect(errorsFor({ startTime: "9", durationMinutes: "x" })).toEqual({ startTime: "time", durationMinutes: "number" });
	expect(errorsFor({ startTime: "" })).toEqual({ startTime: "required" });
	expect(errorsFor({ date: "" })).toEqual({ date: "required" });
	expect(errorsFor({ date: "", startTime: "" })).toBeUndefined();
});
