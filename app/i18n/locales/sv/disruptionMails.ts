import type { disruptionMails as english } from "#app/i18n/locales/en/disruptionMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const disruptionMails: SameShape<typeof english> = {
	postponed: {
		subject: "{{eventName}} skjuts upp",
		text: `Vi beklagar: vi måste skjuta upp {{eventName}}. Vi hör av oss så snart de nya datumen är klara.

Beställningar och biljetter gäller för de nya datumen.`,
	},
	paid: "Du behöver inte göra något.",
	orCancel: "Vill du hellre inte vänta kan du avboka på beställningens sida: så länge det inte finns nya datum får du tillbaka allt du har betalat.",
	orCancelFree: "Vill du hellre inte vänta kan du avboka på beställningens sida.",
	cancelled: {
		subject: "{{eventName}} ställs in",
		text: `Vi beklagar: vi måste ställa in {{eventName}}. Det blir inte av, och biljetterna gäller inte längre.`,
	},
	why: "Du får det här mejlet för att du har beställt biljetter. Det gäller din beställning, så det finns inget att avregistrera sig från.",
	back: "$t(orderMails.paragraphs.back)",
	used: "En biljett i din beställning har redan använts. Vi skriver till dig om den betalningen.",
	unpaid: {
		postponed: "Din beställning är inte betald än. Den ska fortfarande betalas senast {{due}}; vill du inte ha den längre kan du avboka den på dess sida.",
		cancelled: "Din beställning var inte betald och är nu avbokad: betala den inte. Är pengarna redan på väg skickar vi tillbaka dem.",
	},
	inQuestion: {
		postponed: "Din beställning är inte betald än, eftersom vi fortfarande kontrollerar en betalning. På dess sida står om något saknas.",
		cancelled: "Din beställning är avbokad: betala inget mer. Vi skickar tillbaka det du har betalat, och skriver igen när pengarna är på väg.",
	},
};
