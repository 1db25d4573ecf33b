import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import * as en from "#app/i18n/locales/en/index.ts";
import * as es from "#app/i18n/locales/es/index.ts";
import * as sv from "#app/i18n/locales/sv/index.ts";
import { agenda as agendaOfDay1 } from "../../../seeds/day-1/agenda.ts";
import { workshops as workshopsOfDay1 } from "../../../seeds/day-1/workshops.ts";
import { agenda as agendaOfDay2 } from "../../../seeds/day-2/agenda.ts";
import { workshops as workshopsOfDay2 } from "../../../seeds/day-2/workshops.ts";
import { event } from "../../../seeds/event.ts";
import { faq } from "../../../seeds/faq.ts";
import { legalPages } from "../../../seeds/legal.ts";
import { news } from "../../../seeds/news.ts";
import { partners } from "../../../seeds/partners.ts";
import { regions } from "../../../seeds/regions.ts";
import { rooms } from "../../../seeds/rooms.ts";
import { speakers } from "../../../seeds/speakers.ts";
import { tiers } from "../../../seeds/tiers.ts";

const SEEDS = { agendaOfDay1, workshopsOfDay1, agendaOfDay2, workshopsOfDay2, event, faq, legalPages, news, partners, regions, rooms, speakers, tiers };

/** Every text of a tree with its path; of the sample content, those of one language. */
function flat(tree: unknown, locale: Locale, path = ""): [path: string, text: string][] {
	if (typeof tree === "string") return [[path, tree]];
	if (typeof tree !== "object" || tree === null) return [];
	const inner = "en" in tree && "sv" in tree ? { [locale]: (tree as Record<string, unknown>)[locale] } : tree;
	return Object.entries(inner).flatMap(([key, value]) => flat(value, locale, path ? `${path}.${key}` : key));
}

function textsIn(locale: Locale) {
	const sample = flat(SEEDS, locale).filter(([path]) => path.endsWith(`.${locale}`));
	return [...flat({ en, es, sv }[locale], locale), ...sample];
}

const found = (locale: Locale, pattern: RegExp) =>
	textsIn(locale)
		.filter(([, text]) => pattern.test(text.replace(/{{\w+}}/g, "X")))
		.map(([path, text]) => `${path}: ${text.match(pattern)?.[0] ?? text}`);

const SPECIFIED = [
	"404 Page Not Found",
	"Authentication Required",
	"Failed to fetch agenda",
	"Failed to fetch day {{day}} agenda",
	"Failed to fetch gold sponsors",
	"Failed to fetch organizers",
	"Failed to fetch silver sponsors",
	"Failed to fetch workshops",
	"Failed to logout. Please try again.",
	"Go to Login",
	"Invalid username or password",
	"Learn more",
	"Logged in as {{role}}",
	"Login failed",
	"Login successful",
	"Logout",
	"Logout failed",
	"News article not found",
	"POPULAR",
	"Password is required",
	"Read less",
	"Read more",
	"Return to Website",
	"Sign in",
	"Signing in...",
	"The news article you're looking for could not be found.",
	"Username is required",
	"View Website",
	"What Makes the {{series}} Unique",
	"{{count}} mins",
];

test("English texts match the specification's quotes letter for letter", () => {
	const english = new Set(flat(en, "en").map(([, text]) => text));
	expect(SPECIFIED.filter((words) => !english.has(words))).toEqual([]);
});

const AVOIDED: Record<Locale, RegExp> = {
	en: /\b(programmes?|organis|centres?\b|colour|favourite|neighbour|harbour|labour|fibre|licence|recognis|analys(e|ing)\b|kilomet?res|met?res|tonnes?|per cent|behaviour|e-mails?|wifi|prospectus|in the house|run out|learnt|whilst|anew)\b|organis|recognis|colour/i,
	es: /\b(usted(es)?|haga|ingrese|seleccione|prospecto|anuncios|pausas|carta|wifi|términos del servicio|en breve|acerca de|financista|precio anticipado|ordenador|móvil|vosotros|coger)\b/i,
	sv: /\b(den höga norden|om oss|affärer\b(?= ?[,|·]|$)|läs mindre|användarvillkor|prospekt\w*|brev|student och akademi)\b/i,
};

test.each(LOCALES)("%s keeps to its glossary", (locale) => {
	expect(found(locale, AVOIDED[locale])).toEqual([]);
});

test("English says sign in and sign out outside of the admin area, whose Login and Logout the specification quotes", () => {
	expect(found("en", /\blog(ged|ging)? ?(in|out)\b/i).filter((place) => !place.startsWith("admin."))).toEqual([]);
});

test.each(LOCALES)("%s sets its spaces, apostrophes and quotation marks as its readers know them", (locale) => {
	const marks = { en: /[”“](?=\w)(?<=”)|„|«/, es: /„|(?<=\s)”|«/, sv: /[“„«]/ };
	const wrong = [
		...found(locale, / {2}|\s[,.;:!?](?!\w)|,(?=\p{L})/u),
		...found(locale, marks[locale]).filter((place) => !place.includes("https")),
		...found(locale, /'/).filter((place) => !place.startsWith("news.notFound.lead")),
	];
	expect(wrong).toEqual([]);
	expect(found(locale, locale === "sv" ? /[^\s]…$/ : /\s…$/)).toEqual([]);
});

test("Spanish has opening marks for closing ones, and lower-case months, days and languages", () => {
	expect(
		textsIn("es").filter(
			([, text]) =>
				(text.match(/\?/g)?.length ?? 0) !== (text.match(/¿/g)?.length ?? 0) || (text.match(/!(?!\[)/g)?.length ?? 0) !== (text.match(/¡/g)?.length ?? 0),
		),
	).toEqual([]);
	expect(
		found(
			"es",
			/(?<=[\p{Ll},] )(Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Español|Inglés|Sueco)\b(?! (Santo|de Pascua|de Ceniza))/u,
		),
	).toEqual([]);
});

test("Swedish has no-break spaces between numbers and units, and lower-case months, days and languages", () => {
	expect(found("sv", /\d [\d%]|\d%/)).toEqual([]);
	expect(
		found(
			"sv",
			/(?<=[\p{Ll},] )(Januari|Februari|Mars|April|Maj|Juni|Juli|Augusti|September|Oktober|November|December|Måndag|Tisdag|Onsdag|Torsdag|Fredag|Lördag|Söndag|Svenska|Engelska|Spanska)\b/u,
		),
	).toEqual([]);
});

test.each(LOCALES)("%s ends a lead, a hint and a message with a mark, and a title without a period", (locale) => {
	const ofInterface = flat({ en, es, sv }[locale], locale);
	const sentence = ofInterface.filter(
		([path, text]) =>
			/(^|\.)(lead|words|sentence|empty|deletionWords)(_one|_other)?$/i.test(path) && /\s/.test(text) && !/(?:[.!?:…}]|\$t\([\w.]+\))$/.test(text),
	);
	const title = ofInterface.filter(([path, text]) => /(^|\.)title$/.test(path) && !path.includes(".hints.") && /[.]$/.test(text));
	expect([...sentence, ...title]).toEqual([]);
});
