import { SECTIONS } from "#app/admin/sections.ts";
import type { Chance } from "./chance.ts";

const METHODS = ["GET", "GET", "HEAD", "POST", "POST", "POST"];
const ODD_METHODS = ["PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", "P0ST", "PROPFIND", "", "G\0T"];
const PLACES = [
	...["/", "/about", "/agenda", "/speakers", "/workshops/x", "/tickets", "/news/x", "/news/preview/x", "/contact", "/newsletter", "/newsletter/confirm"],
	...[
		"/newsletter/unsubscribe",
		"/terms",
		"/agenda.ics",
		"/agenda.csv",
		"/schedule.json",
		"/sitemap.xml",
		"/robots.txt",
		"/manifest.webmanifest",
		"/theme",
		"/pictures/x-320.avif",
		"/images/about-960.webp",
		"/og/agenda.0123456789abcdef.jpg",
	],
	...["/api/agenda", "/api/speakers", "/api/news", "/api/auth/login", "/api/auth/status", "/__manifest", "/healthz", "/metrics", "/favicon.ico", "/_root.data"],
	...[
		"/about.data",
		"/es/contact.data",
		"/admin/speakers.data",
		"/admin",
		"/admin/login",
		"/admin/account",
		"/admin/account/second-factor",
		"/admin/settings/activity",
		"/admin/subscribers.csv",
	],
	...SECTIONS.flatMap((section) => [
		`/admin/${section}`,
		`/admin/${section}/new`,
		`/admin/${section}/x`,
		`/admin/${section}/x/delete`,
		`/admin/${section}/order`,
	]),
	...[
		"/admin/speakers/import",
		"/admin/agenda/import",
		"/admin/pictures/new",
		"/admin/pictures/x/focus",
		"/admin/settings/team/x/password",
		"/admin/settings/activity/x/undo",
	],
];
const PARAMETERS = [
	"q",
	"day",
	"track",
	"category",
	"level",
	"page",
	"tab",
	"type",
	"view",
	"lng",
	"subject",
	"tier",
	"key",
	"_routes",
	"p",
	"version",
	"index",
	"_data",
];
const FIELDS = [
	...[
		"name",
		"email",
		"subject",
		"message",
		"homepage",
		"username",
		"password",
		"code",
		"theme",
		"version",
		"resumed",
		"mark",
		"direction",
		"id",
		"order",
		"role",
	],
	...[
		"title.en",
		"title.es",
		"bio.en",
		"question.en",
		"answer.sv",
		"company",
		"country",
		"featured",
		"startTime",
		"date",
		"speakerIds",
		"countries.0.capital.es",
	],
	...["countries.99999999.name", "__proto__", "constructor.prototype", "a.b.c.d.e.f", "", ".", "..", "file", "csv", "text", "redirectTo", "inPlace"],
];
const FORM = "application/x-www-form-urlencoded";
const TYPES = [FORM, FORM, FORM, "multipart/form-data; boundary=b", "multipart/form-data", "application/json", "text/plain", "*/*", "", "x"];
const HEADERS = [
	...["Accept-Encoding", "Accept-Language", "If-None-Match", "If-Range", "Range", "Accept", "Referer", "User-Agent", "Sec-Fetch-Site", "X-Forwarded-For"],
	...[
		"X-Forwarded-Proto",
		"X-Forwarded-Host",
		"Content-Encoding",
		"Authorization",
		"X-Remix-Reload-Document",
		"Forwarded",
		"Priority",
		"Set-Cookie",
		"__proto__",
	],
];
/** Separators and invalid names. */
const ODD_HEADERS = [
	"Cookie",
	"Origin",
	"Expect",
	"Upgrade",
	"Connection",
	"Transfer-Encoding",
	"Content-Length",
	"Host",
	"TE",
	"Max-Forwards",
	"X\0",
	" Folded",
	"",
];
const VERSIONS = ["HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "http/1.1", "", "ICY"];
const ODD = [
	...[
		"%",
		"%zz",
		"%00",
		"%ff%fe",
		"%u0041",
		"%2e%2e%2f",
		"../../../etc/passwd",
		"..;/",
		"\\..\\",
		"//evil.example/",
		"/./",
		";a=b",
		"?",
		"#",
		"&&&",
		"==",
		"[]=1",
	],
	...["\0", "\x7f", "\t", "é", "\xff\xfe", "\u202e", "\ud800", "😀", "''", '"', "<script>alert(1)</script>", "{{constructor}}", "$" + "{7*7}", "' OR 1=1 --"],
	...["-1", "0", "1e999", "NaN", "99999999999999999999", "0x10", "null", "undefined", "true", "2025-02-30", "25:61", "bytes=-", "bytes=5-2", "bytes=0-0,5-9"],
	...[
		"*",
		";q=",
		"br;q=0,gzip;q=1.5",
		"en-",
		"session=%zz",
		"theme=<",
		"toast=x; toast=y",
		"lng=xx",
		'"',
		'W/"',
		"chunked",
		"gzip, chunked",
		"100-continue",
		"h2c",
		"close, keep-alive",
	],
	...['{"username":', '{"username":{"$ne":1},"password":[]}', "[".repeat(5000), '{"a":'.repeat(2000), "--b\r\n", "--b--\r\n", "a=b&".repeat(3000)],
];

/** Every other request is valid HTTP with odd values, to get past the parser. */
export function oddRequest(chance: Chance, origin: string, cookie: string): Buffer {
	const { host } = new URL(origin);
	const often = (probability: number) => chance.next() < probability;
	const isSound = often(0.5);
	const sound = (text: string) => (isSound ? text.replace(/[^\x21-\x7e]|[\\#]/g, (character) => encodeURIComponent(character.toWellFormed())) : text);
	const oddity = () => (often(0.03) ? chance.of(ODD).repeat(1 + chance.below(isSound ? 20 : 400)) : chance.of(ODD));
	const anything = (known: readonly string[]) => (often(0.85) ? chance.of(known) : oddity());
	const times = (most: number, make: () => string) => Array.from({ length: chance.below(most + 1) }, make);
	const orOdd = (text: string, probability: number, odd = oddity) => (!isSound && often(probability) ? odd() : text);

	const method = orOdd(chance.of(METHODS), 0.2, () => chance.of(ODD_METHODS));
	const path = isSound ? chance.of(PLACES) + (often(0.2) ? sound(encodeURI(oddity().toWellFormed())) : "") : anything(PLACES) + (often(0.3) ? oddity() : "");
	const query = times(3, () => `${sound(anything(PARAMETERS))}=${often(0.5) ? encodeURIComponent(oddity().toWellFormed()) : sound(oddity())}`).join("&");
	const body = bodyOf(chance, oddity, anything);
	const encoding = often(0.5) ? "utf8" : "latin1";
	const headers = [
		`Host: ${orOdd(host, 0.05)}`,
		often(0.9) ? `Origin: ${orOdd(origin, 0.1)}` : "",
		often(0.6) ? `Cookie: ${cookie}${often(0.2) ? `; ${sound(oddity())}` : ""}` : "",
		often(0.9) ? `Content-Type: ${sound(anything(TYPES))}` : "",
		method === "POST" || often(0.1) ? `Content-Length: ${orOdd(String(Buffer.byteLength(body, encoding)), 0.1)}` : "",
		...times(4, () => `${chance.of(HEADERS)}: ${sound(oddity())}`),
		...(isSound ? [] : times(2, () => `${anything(ODD_HEADERS)}:${oddity()}`)),
	];
	const end = orOdd("\r\n", 0.03, () => "\n");
	const head = [`${method} ${path}${query && `?${query}`} ${orOdd("HTTP/1.1", 0.1, () => chance.of(VERSIONS))}`, ...headers.filter(Boolean)].join(end);
	const whole = Buffer.from(head + end + end + (method === "POST" || !isSound ? body : ""), encoding);
	return !isSound && often(0.1) ? whole.subarray(0, chance.below(whole.length)) : whole;
}

function bodyOf(chance: Chance, oddity: () => string, anything: (known: readonly string[]) => string): string {
	const fields = Array.from({ length: chance.below(6) }, () => [anything(FIELDS), oddity()] as const);
	switch (chance.below(4)) {
		case 0:
			return fields.map(([name, value]) => `${name}=${value}`).join("&");
		case 1:
			return String(new URLSearchParams(fields.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])));
		case 2:
			return `${fields.map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${value}"\r\n\r\n${value}\r\n`).join("")}--b--\r\n`;
		default:
			return JSON.stringify(Object.fromEntries(fields)) + (chance.below(2) ? oddity() : "");
	}
}
