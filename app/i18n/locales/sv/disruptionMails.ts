import type { disruptionMails as english } from "#app/i18n/locales/en/disruptionMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const disruptionMails: SameShape<typeof english> = {
	postponed: {
		subject: "{{eventName}} skjuts upp",
		text: `Vi beklagar: vi måste skjuta upp {{eventName}}. Vi hör av oss så snart de nya datumen är klara.

Beställningar och biljetter gäller för de nya datumen.`,
	},
	paid: "Du behöver inte göra något.",
	orCancel: "Vill du hellre inte vänta kan du avboka på sidan för din beställning. Tills nya datum är satta får du tillbaka hela beloppet.",
	orCancelFree: "Vill du hellre inte vänta kan du avboka på sidan för din beställning.",
	cancelled: {
		subject: "{{eventName}} ställs in",
		text: `Vi beklagar: vi måste ställa in {{eventName}}. Det blir inte av, och biljetterna gäller inte längre.`,
	},
	why: "Du får det här mejlet för att du har beställt biljetter. Det gäller din beställning, så det finns inget att avregistrera sig från.",
	back: "$t(orderMails.paragraphs.back)",
	used: "En biljett i din beställning har redan använts. Vi skriver till dig om den betalningen.",
	unpaid: {
		postponed:
			"Din beställning är inte betald än. Den ska fortfarande betalas senast {{due}}. Vill du inte ha den längre kan du avboka den på sidan för beställningen.",
		cancelled: "Din beställning var inte betald och är nu avbokad. Betala den inte. Är betalningen redan på väg betalar vi tillbaka den.",
	},
	inQuestion: {
		postponed: "Din beställning är inte betald än, eftersom vi fortfarande kontrollerar en betalning. På sidan för beställningen ser du om något saknas.",
		cancelled: "Din beställning är avbokad. Betala inget mer. Vi betalar tillbaka det du har betalat och mejlar dig när pengarna är på väg.",
	},
};
