import { expect, test } from "vitest";
import { passwordFault } from "./password.server.ts";

const words = ["summit", "LATAM Nordics Summit 2025", "Centro de Congresos", "Querétaro", "astrid.lindqvist"];
const faultOf = (password: string, hasSecondFactor = false) => passwordFault(password, { words, hasSecondFactor });

test.each([
	"LatamNordicsSummit-2026",
	"summit queretaro summit",
	"Querétaro19112025!!",
	"L4t4m N0rd1c5 5ummit",
	"lindqvist-astrid-1987",
	"password summit latam",
	"summit 1234567890 summit",
	"congresos centro 7x",
	"nordicsnordics aaaaaaaaa",
])("rejects %s, which consists mostly of the site's own words", (password) => {
	expect(faultOf(password)).toBe("ownWords");
});

test.each(["summit of seventeen geese", "my latam cousin bakes bread", "aqueduct under aurora", "centrifugal pear 83", "Querétaro, pelican & soup"])(
	"accepts %s, which has enough other words",
	(password) => {
		expect(faultOf(password)).toBeUndefined();
	},
);

test("requires the same rest of a password with a second factor", () => {
	expect([faultOf("summit9x", true), faultOf("latam pelican", true), faultOf("latam pelicans", true), faultOf("pelicans", true)]).toEqual([
		"ownWords",
		"ownWords",
		undefined,
		undefined,
	]);
});
