import { expect, test } from "../support/browser";
import { sql } from "../support/http";
import { addPaidTickets } from "../support/orders";

test.use({ ownSite: true });

const WORKSHOP = "hear-the-leak";

test("a place is taken, given back, waited for, offered and accepted, in Spanish", async ({ page, site, javaScriptEnabled }) => {
	const mark = javaScriptEnabled ? "j" : "n";
	const [ana, bo] = ["a", "b"].map((letter) => `${letter}${mark}`.repeat(11)) as [string, string];
	addPaidTickets(site, { code: javaScriptEnabled ? "PLACES34" : "PLACES43", attendees: ["Ana Ruiz", "Bo Berg"], secrets: [ana, bo] });
	sql(site, `UPDATE workshop SET max_attendees = 1 WHERE id = '${WORKSHOP}'`);
	const row = page.locator(`[id="${WORKSHOP}"]`);
	const done = page.getByRole("main").getByRole("status");

	await page.goto(`/es/workshops/${WORKSHOP}`);
	await page.getByRole("main").getByRole("link", { name: "Tomar un lugar" }).click();
	await expect(page).toHaveURL(`/es/workshops/${WORKSHOP}/place`);
	await page.getByLabel("Enlace o código de tu boleto").fill(`https://cumbre.example/es/t/${ana}`);
	await page.getByRole("button", { name: "Continuar" }).click();
	await expect(page).toHaveURL(`/es/t/${ana}/workshops#${WORKSHOP}`);
	await row.getByRole("button", { name: /^Tomar un lugar/ }).click();
	await expect(done).toHaveText("Ya tienes tu lugar.");
	await expect(page.getByText("A la misma hora que").first()).toBeVisible();

	await page.goto(`/es/t/${bo}/workshops`);
	await row.getByRole("button", { name: /^Entrar a la lista de espera/ }).click();
	await expect(row).toContainText("Tienes el número 1 en la lista de espera");

	await page.goto(`/es/t/${ana}/workshops`);
	await row.getByText("Devolver el lugar").first().click();
	await row.getByRole("button", { name: /^Devolver el lugar/ }).click();
	await expect(done).toHaveText("Devolviste el lugar.");

	await page.goto(`/es/t/${bo}/workshops`);
	await expect(row).toContainText("Apartado para ti hasta el");
	await row.getByRole("button", { name: /^Aceptar el lugar/ }).click();
	await expect(done).toHaveText("Ya tienes tu lugar.");
	await row.getByText("Devolver el lugar").first().click();
	await row.getByRole("button", { name: /^Devolver el lugar/ }).click();
	await expect(done).toHaveText("Devolviste el lugar.");
});
