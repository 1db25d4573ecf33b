import { expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { settingsView } from "./settings.server.ts";

const taxIn = async (country: "MX" | "SE" | "DK" | "NO" | "FI" | "IS" | "BR") => {
	const { values } = await settingsView({ timeZone: "UTC", country }, "en");
	return `${country} ${values.taxName} ${values.taxRate}`;
};

test("until a tax is saved, the usual one of the event's country is proposed, if known", async () => {
	expect(await taxIn("SE")).toBe("SE IVA 16");
	await db.updateTable("sales_setting").set({ tax_name: "" }).execute();
	const countries = ["MX", "SE", "DK", "NO", "FI", "IS", "BR"] as const;
	expect(await Promise.all(countries.map(taxIn))).toEqual(["MX IVA 16", "SE Moms 25", "DK Moms 25", "NO MVA 25", "FI ALV 25.5", "IS VSK 24", "BR  "]);
});
