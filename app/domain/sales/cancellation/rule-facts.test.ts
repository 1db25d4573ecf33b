import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/config.ts";
import { ruleFacts } from "./rule-facts.server.ts";

const inAll = (settings: Parameters<typeof ruleFacts>[0]) => LOCALES.map((locale) => Object.values(ruleFacts(settings, locale)));

test("the terms state the rules for canceling and reassigning in each language", () => {
	expect(inAll({ cancelDays: 14, cancelPercent: 80, namesDays: 1 })).toEqual([
		[
			"Once you’ve paid, you can cancel individual tickets or the whole order there until 14 days before the summit begins. We refund 80% of the price of the tickets; the page shows the amount before you decide.",
			"You may give your ticket to someone else until the day before the summit begins, on your order page or on the ticket page.",
		],
		[
			"Si ya pagaste, ahí puedes cancelar boletos sueltos o todo el pedido hasta 14 días antes de que empiece la cumbre. Te reembolsamos el 80% del precio de los boletos; en la página ves el monto antes de decidir.",
			"Puedes pasar tu boleto a otra persona hasta un día antes de que empiece la cumbre, en la página de tu pedido o en la del boleto.",
		],
		[
			"Har du betalat kan du där avboka enstaka biljetter eller hela beställningen till och med 14 dagar innan toppmötet börjar. Då betalar vi tillbaka 80 procent av biljetternas pris. Sidan visar beloppet innan du bestämmer dig.",
			"Du får överlåta biljetten till någon annan till och med dagen innan toppmötet börjar, på sidan för din beställning eller på biljettens sida.",
		],
	]);
	expect(inAll({ cancelDays: undefined, cancelPercent: 80, namesDays: undefined })).toEqual([
		["Paid tickets can’t be canceled there.", "You may give your ticket to someone else at any time, on your order page or on the ticket page."],
		[
			"Los boletos pagados no se pueden cancelar ahí.",
			"Puedes pasar tu boleto a otra persona en cualquier momento, en la página de tu pedido o en la del boleto.",
		],
		[
			"Betalda biljetter går inte att avboka där.",
			"Du får när som helst överlåta biljetten till någon annan, på sidan för din beställning eller på biljettens sida.",
		],
	]);
});

test.each([
	[100, "We refund the full price of the tickets."],
	[0, "There is no refund."],
])("with %i percent the terms give no figure, and name the first day", (cancelPercent, back) => {
	expect(ruleFacts({ cancelDays: 0, cancelPercent, namesDays: 1 }, "en").cancelRule).toBe(
		`Once you’ve paid, you can cancel individual tickets or the whole order there until the first day of the summit. ${back}`,
	);
});
