import { expect, test } from "vitest";
import { readTypedChoices } from "./typed-choices.server.ts";

const many = Array.from({ length: 251 }, (_, number) => ({ value: `speaker-${number}`, label: `Åsa Berg ${number}, Aurora` }));
const twins = ["one", "other"].map((id) => ({ value: id, label: `Ana Torres, Solmar (${id})` }));
const choices = { speakerIds: [...many, ...twins], type: [{ value: "Panel", label: "Panel discussion" }] };

test("replaces a typed label, its beginning or a value with the value of the one choice that matches", () => {
	const { values, known, errors } = readTypedChoices(
		{
			"speakerIds.0": "asa berg 7",
			"speakerIds.1": " Åsa Berg 8, Aurora ",
			"speakerIds.2": "",
			"speakerIds.3": "other",
			type: "Panel discussion",
			"title.en": "Åsa Berg 7",
		},
		choices,
	);
	expect(values).toEqual({
		"speakerIds.0": "speaker-7",
		"speakerIds.1": "speaker-8",
		"speakerIds.2": "",
		"speakerIds.3": "other",
		type: "Panel discussion",
		"title.en": "Åsa Berg 7",
	});
	expect({ known, errors }).toEqual({ known: values, errors: {} });
});

test("keeps a text that matches no choice or two, and reports an error at its row", () => {
	const typed = { "speakerIds.0": "Nobody", "speakerIds.1": "Ana Torres", "speakerIds.2": "Ana Torres, Solmar (one)" };
	expect(readTypedChoices(typed, choices)).toEqual({
		values: { "speakerIds.0": "Nobody", "speakerIds.1": "Ana Torres", "speakerIds.2": "one" },
		known: { "speakerIds.0": "", "speakerIds.1": "", "speakerIds.2": "one" },
		errors: { "speakerIds.0": "unknownChoice", "speakerIds.1": "unknownChoice" },
	});
});

test("reads a time zone by its city, unless two regions have a city of that name", () => {
	const timeZone = [...Intl.supportedValuesOf("timeZone"), "Mars/Oslo"].map((value) => ({ value, label: value.replaceAll("_", " ") }));
	const read = (typed: string) => readTypedChoices({ timeZone: typed }, { timeZone });
	expect(["Stockholm", "mexico city", "america/mexico_city", "Oslo", "America"].map((typed) => read(typed).values.timeZone)).toEqual([
		"Europe/Stockholm",
		"America/Mexico_City",
		"America/Mexico_City",
		"Oslo",
		"America",
	]);
	expect(read("Oslo").errors).toEqual({ timeZone: "unknownChoice" });
});
