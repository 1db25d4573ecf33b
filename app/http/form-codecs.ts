import { z } from "zod";
import type { Texts } from "#app/i18n/texts.server.ts";
import { translatedSchema } from "#app/i18n/translated.ts";
import { flatten, type Values } from "./form-values.ts";
import { withoutControls } from "./lines.ts";

/**
 * Fields of the admin area's forms. Each is a codec: decoded it is what the site keeps, encoded what the control holds,
 * which is text. CSV files use the same ones.
 */

/** What can be wrong with a field: the key of its words in `editor.errors`. */
export type EditError = keyof Texts["editor"]["errors"];
const message = (key: EditError) => key;
/** Of what is too long nothing else is asked. */
const tooLong = { error: message("tooLong"), abort: true };
/** The longest that a number, a word for yes, or the id of a choice is written, with blanks around it. */
const LONGEST_WORD = 100;

/** Text that must be there, of at most so many characters: without those that nobody reads, such as bells. */
export const text = (length: number) => z.string(message("required")).overwrite(withoutControls).trim().min(1, message("required")).max(length, tooLong);

/** Text that may be missing. */
export const optionalText = (length: number) =>
	z.codec(z.string().overwrite(withoutControls).trim().max(length, tooLong).optional(), z.string().optional(), {
		decode: (typed) => typed || undefined,
		encode: (kept) => kept,
	});

function optionally(schema: z.ZodType<string, string>) {
	return z.codec(z.string().max(500, tooLong).optional(), schema.optional(), { decode: (typed) => typed || undefined, encode: (kept) => kept });
}

/** Text in three languages, of which English must be there, each of at most so many characters. */
export const translatedText = (length: number) =>
	z.codec(z.object({ en: text(length), es: optionalText(length), sv: optionalText(length) }), translatedSchema, {
		decode: (typed) => typed,
		encode: ({ en, es, sv }) => ({ en, es, sv }),
	});

/** Text in three languages that may be missing altogether. A translation needs its English. */
export const optionalTranslatedText = (length: number) =>
	z.codec(
		z
			.object({ en: optionalText(length), es: optionalText(length), sv: optionalText(length) })
			.refine(({ en, es, sv }) => en || !(es || sv), { path: ["en"], error: message("required") })
			.optional(),
		translatedSchema.optional(),
		{
			decode: (typed) => (typed?.en ? { ...typed, en: typed.en } : undefined),
			encode: (kept) => kept && { en: kept.en, es: kept.es, sv: kept.sv },
		},
	);

/** Ticked or not; a box that is not ticked sends nothing. In a spreadsheet people write it in words. */
export const checkbox = z.codec(
	z
		.string()
		.max(LONGEST_WORD, { error: message("yesOrNo"), abort: true })
		.trim()
		.toLowerCase()
		.refine((typed) => TICKED.includes(typed) || NOT_TICKED.includes(typed), message("yesOrNo"))
		.optional(),
	z.boolean(),
	{ decode: (typed = "") => TICKED.includes(typed), encode: (kept) => (kept ? "on" : "") },
);
const TICKED = ["on", "true", "yes", "sí", "si", "ja", "verdadero", "sant", "x", "1"];
const NOT_TICKED = ["", "off", "false", "no", "nej", "falso", "falskt", "0"];

/** One of a few. */
export const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, message("choice"));

/** One of a few, or none. */
export const optionalOneOf = <const Value extends string>(values: readonly Value[]) =>
	z.codec(z.string().max(LONGEST_WORD, message("choice")).optional(), z.enum(values, message("choice")).optional(), {
		decode: (typed) => (typed || undefined) as Value | undefined,
		encode: (kept) => kept,
	});

/** One of a few, the first of them where nothing is chosen. */
export const oneOfOrFirst = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
	z.codec(z.string().max(LONGEST_WORD, message("choice")).optional(), z.enum(values, message("choice")), {
		decode: (typed) => (typed || values[0]) as Value,
		encode: (kept) => kept,
	});

/** Whether visitors see something that is either out or not. */
export const PUBLICATION = ["published", "draft"] as const;

export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
	z.codec(
		z
			.string(message("required"))
			.max(LONGEST_WORD, { error: message("number"), abort: true })
			.trim()
			.min(1, message("required"))
			.regex(/^-?\d{1,12}$/, message("number")),
		z.int().min(min, message("tooSmall")).max(max, message("tooLarge")),
		{
			decode: Number,
			encode: String,
		},
	);

export const optionalWholeNumber = ({ min, max }: { min: number; max: number }) =>
	z.codec(
		z
			.string()
			.max(LONGEST_WORD, { error: message("number"), abort: true })
			.trim()
			.regex(/^(-?\d{1,12})?$/, message("number"))
			.optional(),
		z.int().min(min, message("tooSmall")).max(max, message("tooLarge")).optional(),
		{ decode: (typed) => (typed ? Number(typed) : undefined), encode: (kept) => kept?.toString() },
	);

/** An amount such as `299`, `299.50` or `299,50`, kept in cents. */
export const price = z.codec(
	z
		.string(message("required"))
		.max(LONGEST_WORD, { error: message("price"), abort: true })
		.trim()
		.min(1, message("required"))
		.regex(/^\d{1,7}([.,]\d{1,2})?$/, message("price")),
	z.int().nonnegative(),
	{ decode: (typed) => Math.round(Number(typed.replace(",", ".")) * 100), encode: (cents) => (cents / 100).toFixed(2) },
);

/** The same, where it may be missing. */
export const optionalPrice = z.codec(
	z
		.string()
		.max(LONGEST_WORD, { error: message("price"), abort: true })
		.trim()
		.regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, message("price"))
		.optional(),
	z.int().nonnegative().optional(),
	{ decode: (typed) => (typed ? z.decode(price, typed) : undefined), encode: (kept) => (kept === undefined ? undefined : z.encode(price, kept)) },
);

/** ISO calendar day, such as `2025-11-19`. */
export const day = z.iso.date(message("date")).max(10, message("date"));

/** Local wall time, 24 hours, such as `09:30`. */
export const time = z
	.string(message("required"))
	.max(5, message("time"))
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message("time"));

/** The same, where it may be missing. */
export const optionalDay = optionally(day);
export const optionalTime = optionally(time);

/** An address on the web, `https://` or `http://`; typed as `partner.example/about` it gets its `https://`. */
export const webAddress = addressBy(/^https?$/);
/** The same, where it may be missing. */
export const optionalWebAddress = optionally(webAddress);
/** An address that nobody on the way can change or read: `https://` alone. */
export const secureAddress = addressBy(/^https$/);
export const optionalSecureAddress = optionally(secureAddress);

function addressBy(protocol: RegExp) {
	return z.codec(z.string(message("webAddress")).max(500, tooLong), z.url({ protocol, error: message("webAddress") }).max(500, tooLong), {
		decode: (typed) => (BARE_ADDRESS.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()),
		encode: (kept) => kept,
	});
}
/** A host with a dot in it, perhaps a port and what follows: no scheme, and no mail address. */
const BARE_ADDRESS = /^[^\s:/?#@.]+(\.[^\s:/?#@.]+)+(:\d+)?([/?#]\S*)?$/;

export const email = text(254).regex(z.regexes.html5Email, message("email"));
/** The same, where it may be missing. */
export const optionalEmail = optionally(email);

/**
 * A list of which empty rows are left out: `isEmpty` looks at what the controls of a row hold. An error names the row as
 * it stands in the form, with the empty ones counted.
 */
export const rows = <Row extends z.ZodType>(row: Row, isEmpty: (typed: unknown) => boolean, most = 100) =>
	z.codec(z.array(z.unknown()).optional().meta({ row }), z.array(z.custom<z.output<Row>>()).max(most, message("tooMany")), {
		decode: (typed = [], { issues }) =>
			typed.slice(0, 5 * most).flatMap((one, index) => {
				const decoded = isEmpty(one) ? undefined : z.safeDecode(row, one as z.input<Row>);
				for (const issue of decoded?.error?.issues ?? []) issues.push({ ...issue, path: [index, ...issue.path], input: one } as (typeof issues)[number]);
				return decoded?.success ? [decoded.data] : [];
			}),
		encode: (kept) => kept.map((one) => z.safeEncode(row, one).data ?? one),
	});

/** What the controls hold for an entity. A field that today's rules refuse stands as it is kept, so that it can be mended. */
export function encodeEntity(schema: z.ZodType<object>, entity: object): Values {
	const whole = z.safeEncode(schema, entity);
	if (whole.success || !(schema instanceof z.ZodObject)) return flatten(whole.data ?? entity);
	const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
		const kept = (entity as Record<string, unknown>)[name];
		return [name, z.safeEncode(field, kept).data ?? kept];
	});
	return flatten(Object.fromEntries(fields));
}

/** For rules about several fields: whether nothing is wrong with any of these by itself, whatever is wrong with others. */
export const areSound =
	(...names: string[]) =>
	({ issues }: z.core.ParsePayload): boolean =>
		issues.every(({ path }) => !names.includes(String(path?.[0])));

/** Those fields of what was typed that are right by themselves, whatever is wrong with others. */
export function decodeSound(schema: z.ZodType, typed: unknown): object {
	if (schema instanceof z.ZodCodec) return decodeSound(schema.def.out as z.ZodType, schema.def.transform(typed, { value: typed, issues: [] }));
	if (!(schema instanceof z.ZodObject) || typeof typed !== "object" || typed === null) return {};
	const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(
		([name, field]) => [name, z.safeDecode(field, (typed as Record<string, unknown>)[name])] as const,
	);
	return Object.fromEntries(fields.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])));
}

/** The first thing that is wrong with each control, by its name. */
export function errorsOf(error: z.ZodError): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const issue of error.issues) errors[issue.path.join(".")] ??= issue.message;
	return errors;
}
