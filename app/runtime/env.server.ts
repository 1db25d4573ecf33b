import { readFileSync } from "node:fs";
import { z } from "zod";
import { EMAIL, USERNAME_LENGTH } from "#app/http/form-rules.ts";

const MIN_NODE_VERSION = 26;
const runningNode = Number(process.versions.node.split(".")[0]);
if (runningNode < MIN_NODE_VERSION) {
	throw new Error(`This site needs Node.js ${MIN_NODE_VERSION}, this is ${process.versions.node}. Start it through npm (npm start), which brings its own.`);
}

const isSender = (text: string) => EMAIL.test(text.match(/^[^<>\p{Cc}]*<([^<>]*)>$/u)?.[1] ?? text);

/** Rejects in-memory databases, and parameters, which SQLite would take for a part of the file name. */
const isFile = (url: string) => !/^(?::|$)|\?/.test(url.slice("file:".length));

const isOrigin = (text: string) => {
	const { pathname, search, hash, username, password } = new URL(text);
	return `${pathname}${search}${hash}${username}${password}` === "/";
};
const ORIGIN_WORDS = "PUBLIC_ORIGIN must be scheme and host alone, such as https://summit.example";
const STRIPE_ORIGIN_WORDS = "STRIPE_API_ORIGIN must be scheme and host alone, such as http://127.0.0.1:4242";
const CONTACT_WORDS = "SECURITY_CONTACT must look like mailto:security@summit.example or https://…";

/** Parameters of nodemailer could disable the encryption that the scheme promises. */
const isKnownWayToSend = (url: string) => ["", "?tls=never"].includes(new URL(url).search) && !/^smtps:.*\?/.test(url);

export const REPLICA_WORDS = "REPLICA_URL must look like file:///backup/summit, sftp://user:password@host/folder or s3://bucket/folder";
export const isReplicaUrl = (text: string) => /^(?:file:\/\/\/|sftp:\/\/[^/]+\/|s3:\/\/)[^\s"'\\$]+$/.test(text) && URL.canParse(text);
const DURATION_MS = { s: 1000, m: 60_000, h: 60 * 60_000 };

const holdsInstant = (file: string) => {
	try {
		return Number.isFinite(Date.parse(readFileSync(file, "utf8").trim()));
	} catch {
		return false;
	}
};

const schema = z.object({
	DATABASE_URL: z
		.string()
		.startsWith("file:", { error: "DATABASE_URL must begin with file:, such as file:data/summit.db", abort: true })
		.refine(isFile, "DATABASE_URL must name a file and nothing else, such as file:data/summit.db")
		.default("file:data/summit.db")
		.transform((url) => url.slice("file:".length)),
	PUBLIC_ORIGIN: z
		.url({ protocol: /^https?$/, error: ORIGIN_WORDS, abort: true })
		.refine(isOrigin, ORIGIN_WORDS)
		.transform((url) => new URL(url).origin)
		.optional(),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().default("0.0.0.0"),
	METRICS_TOKEN: z
		.string()
		.min(16, "METRICS_TOKEN must have at least 16 characters")
		.regex(/^[ -~]*$/, "METRICS_TOKEN may have ASCII letters alone, as headers do")
		.optional(),
	SAMPLE_CONTENT: z.stringbool({ error: "SAMPLE_CONTENT must be true or false" }).default(true),
	LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
	TRUST_PROXY: z.stringbool().default(false),
	SESSION_SECRET: z
		.string()
		.refine((secret) => Buffer.byteLength(secret) >= 32, "SESSION_SECRET must have at least 32 bytes")
		.optional(),
	ADMIN_USERNAME: z.string().trim().toLowerCase().min(1).max(USERNAME_LENGTH).default("admin"),
	ADMIN_PASSWORD: z.string().optional(),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: "SMTP_URL must look like smtps://user:password@mail.example" })
		.refine(isKnownWayToSend, "SMTP_URL knows one parameter: smtp://…?tls=never")
		.optional(),
	SECURITY_CONTACT: z
		.url({ error: CONTACT_WORDS, abort: true })
		.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, CONTACT_WORDS)
		.optional(),
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^(?:sk|rk)_(?:test|live)_\w+$/, "STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.regex(/^whsec_\S+$/, "STRIPE_WEBHOOK_SECRET must begin with whsec_")
		.optional(),
	STRIPE_API_ORIGIN: z
		.url({ protocol: /^https?$/, error: STRIPE_ORIGIN_WORDS, abort: true })
		.refine(isOrigin, STRIPE_ORIGIN_WORDS)
		.transform((url) => new URL(url).origin)
		.optional(),
	SERVICE_WORKER: z.stringbool({ error: "SERVICE_WORKER must be true or false" }).default(true),
	REPLICA_URL: z.string().refine(isReplicaUrl, REPLICA_WORDS).optional(),
	REPLICA_RETENTION: z
		.string()
		.regex(/^[1-9]\d*[smh]$/, "REPLICA_RETENTION must be a number of hours, minutes or seconds, such as 24h")
		.default("24h")
		.transform((text) => Number.parseInt(text, 10) * DURATION_MS[text.at(-1) as keyof typeof DURATION_MS]),
	LITESTREAM_BINARY: z.string().optional(),
	CLOCK_FILE: z.string().refine(holdsInstant, "CLOCK_FILE must name a file with an instant, such as 2025-11-19T15:00:00Z").optional(),
	MAIL_FROM: z.string().refine(isSender, "MAIL_FROM must be an address, such as The Summit <news@summit.example>").optional(),
});

export class WrongConfiguration extends Error {
	override name = "WrongConfiguration";
}

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
const parsed = schema.safeParse(given);
if (!parsed.success) throw new WrongConfiguration(`Wrong configuration:\n${z.prettifyError(parsed.error)}`);
const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_ORIGIN } = parsed.data;
if (SMTP_URL && !MAIL_FROM) throw new WrongConfiguration("Wrong configuration:\n✖ SMTP_URL needs MAIL_FROM, the address that emails come from.");
if (SMTP_URL && !PUBLIC_ORIGIN) {
	throw new WrongConfiguration(
		"Wrong configuration:\n✖ SMTP_URL needs PUBLIC_ORIGIN, the address that links in emails lead to: a request's own host can be made up.",
	);
}

if (!STRIPE_SECRET_KEY !== !STRIPE_WEBHOOK_SECRET) {
	throw new WrongConfiguration(
		"Wrong configuration:\n✖ STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together: without the second the site could not believe what Stripe tells it.",
	);
}

/** In tests, the address of the fake Stripe replaces it. */
const CHECKOUT_ORIGIN = "https://checkout.stripe.com";

export const VARIABLES = Object.keys(schema.shape);
export const SET_VARIABLES = VARIABLES.filter((name) => name in given);

export const env = {
	port: parsed.data.PORT,
	host: parsed.data.HOST,
	metricsToken: parsed.data.METRICS_TOKEN,
	logLevel: parsed.data.LOG_LEVEL,
	databaseFile: parsed.data.DATABASE_URL,
	sampleContent: parsed.data.SAMPLE_CONTENT,
	publicOrigin: PUBLIC_ORIGIN,
	isHttps: PUBLIC_ORIGIN?.startsWith("https:") ?? false,
	trustProxy: parsed.data.TRUST_PROXY,
	isKeptOffline: parsed.data.SERVICE_WORKER,
	securityContact: parsed.data.SECURITY_CONTACT,
	sessionSecret: parsed.data.SESSION_SECRET,
	adminUsername: parsed.data.ADMIN_USERNAME,
	adminPassword: parsed.data.ADMIN_PASSWORD,
	clockFile: parsed.data.CLOCK_FILE,
	litestreamProgram: parsed.data.LITESTREAM_BINARY,
	/** Without it, the database is not replicated. */
	replica: parsed.data.REPLICA_URL === undefined ? undefined : { url: parsed.data.REPLICA_URL, retentionMs: parsed.data.REPLICA_RETENTION },
	/** Without it, mail waits in the outbox. */
	smtp:
		SMTP_URL && MAIL_FROM && PUBLIC_ORIGIN
			? { url: SMTP_URL.replace(/\?.*/, ""), isPlain: SMTP_URL.endsWith("?tls=never"), from: MAIL_FROM, origin: PUBLIC_ORIGIN }
			: undefined,
	/** Without it, there are no card payments. */
	stripe:
		STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
			? {
					secretKey: STRIPE_SECRET_KEY,
					webhookSecret: STRIPE_WEBHOOK_SECRET,
					apiOrigin: STRIPE_API_ORIGIN,
					checkoutOrigin: STRIPE_API_ORIGIN ?? CHECKOUT_ORIGIN,
					isLive: /^.._live_/.test(STRIPE_SECRET_KEY),
				}
			: undefined,
};
