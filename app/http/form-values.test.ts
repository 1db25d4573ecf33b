import { expect, test } from "vitest";
import { flatten, inFormOrder, nest, valuesOf } from "./form-values.ts";

const entity = { name: "Ana", bio: { en: "Builds pumps.", es: "Construye bombas." }, facts: [{ label: { en: "One" } }, { label: { en: "Two" } }] };
const values = {
	name: "Ana",
	"bio.en": "Builds pumps.",
	"bio.es": "Construye bombas.",
	"facts.0.label.en": "One",
	"facts.1.label.en": "Two",
};

test("nest builds trees and lists from dotted names, and flatten reverses it", () => {
	expect(nest(values)).toEqual(entity);
	expect(flatten(entity)).toEqual(values);
	expect(flatten({ photo: undefined, price: 12, featured: false })).toEqual({ price: "12", featured: "false" });
});

test("a list keeps its order by number and closes its gaps", () => {
	expect(nest({ "ids.10": "c", "ids.2": "b", "ids.0": "a" })).toEqual({ ids: ["a", "b", "c"] });
});

test("names such as __proto__ are ordinary names", () => {
	nest({ "__proto__.polluted": "yes", "constructor.prototype.polluted": "yes" });
	expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("the first of a text and a branch with the same name wins", () => {
	expect(nest({ "a.b": "x", a: "y" })).toEqual({ a: { b: "x" } });
	expect(nest({ a: "y", "a.b": "x", "a.b.c": "z" })).toEqual({ a: "y" });
});

test("line ends are normalized, and files are omitted", () => {
	const form = new FormData();
	form.set("bio", "one\r\ntwo");
	form.set("photo", new Blob(["x"]), "x.png");
	expect(valuesOf(form)).toEqual({ bio: "one\ntwo" });
});

test("errors come in the order of the form's controls", () => {
	const sent = { "title.en": "", day: "3", "speakerIds.0": "ana", endTime: "11:00" };
	const errors = { endTime: "endBeforeStart", day: "choice", speakerIds: "choice", "title.en": "required" };
	expect(Object.keys(inFormOrder(errors, sent))).toEqual(["title.en", "day", "speakerIds", "endTime"]);
});
