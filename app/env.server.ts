import { z } from "zod";
import { EMAIL, USERNAME_LENGTH } from "./http/form-rules";

const OLDEST_NODE = 26;
const runningNode = Number(process.versions.node.split(".")[0]);
if (runningNode < OLDEST_NODE) {
	throw new Error(`This site needs Node.js ${OLDEST_NODE}, this is ${process.versions.node}. Start it through npm (npm start), which brings its own.`);
}

/** `news@summit.example`, or the same with a name: `The Summit <news@summit.example>`. */
const isSender = (text: string) => EMAIL.test(text.match(/^[^<>]*<([^<>]*)>$/)?.[1] ?? text);

const schema = z.object({
	DATABASE_URL: z
		.string()
		.startsWith("file:", "DATABASE_URL must begin with file:, such as file:data/summit.db")
		.default("file:data/summit.db")
		.transform((url) => url.slice("file:".length)),
	PUBLIC_ORIGIN: z
		.url({ protocol: /^https?$/ })
		.transform((url) => new URL(url).origin)
		.optional(),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().default("0.0.0.0"),
	METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters").optional(),
	LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
	TRUST_PROXY: z.stringbool().default(false),
	SESSION_SECRET: z
		.string()
		.refine((secret) => Buffer.byteLength(secret) >= 32, "SESSION_SECRET must have at least 32 bytes")
		.optional(),
	ADMIN_USERNAME: z.string().trim().toLowerCase().min(1).max(USERNAME_LENGTH).default("admin"),
	ADMIN_PASSWORD: z.string().optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: "SMTP_URL must look like smtps://user:password@mail.example" }).optional(),
	MAIL_FROM: z.string().refine(isSender, "MAIL_FROM must be an address, such as The Summit <news@summit.example>").optional(),
});

/** The environment holds what cannot be meant. */
class WrongConfiguration extends Error {
	override name = "WrongConfiguration";
}

// Files of settings name variables that have no value.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
const parsed = schema.safeParse(given);
if (!parsed.success) throw new WrongConfiguration(`Wrong configuration:\n${z.prettifyError(parsed.error)}`);
const { SMTP_URL, MAIL_FROM } = parsed.data;
if (SMTP_URL && !MAIL_FROM) throw new WrongConfiguration("Wrong configuration:\n✖ SMTP_URL needs MAIL_FROM, the address that mail comes from.");

/** The checked environment; see the table in docs/deploying.md. */
export const env = {
	port: parsed.data.PORT,
	host: parsed.data.HOST,
	metricsToken: parsed.data.METRICS_TOKEN,
	logLevel: parsed.data.LOG_LEVEL,
	databaseFile: parsed.data.DATABASE_URL,
	publicOrigin: parsed.data.PUBLIC_ORIGIN,
	/** Visitors come by https: then cookies are for that alone. */
	isHttps: parsed.data.PUBLIC_ORIGIN?.startsWith("https:") ?? false,
	trustProxy: parsed.data.TRUST_PROXY,
	sessionSecret: parsed.data.SESSION_SECRET,
	adminUsername: parsed.data.ADMIN_USERNAME,
	adminPassword: parsed.data.ADMIN_PASSWORD,
	/** Where mail is handed in, and whom it comes from; without it mail waits in the outbox. */
	smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
};
