import { z } from "zod";
import type { Texts } from "~/i18n/texts.server";
import { translatedSchema } from "~/i18n/translated";
import { flatten, type Values } from "./form-values";

/**
 * Fields of the admin area's forms. Each is a codec: decoded it is what the site keeps, encoded what the control holds,
 * which is text. CSV files use the same ones.
 */

/** What can be wrong with a field: the key of its words in `editor.errors`. */
export type EditError = keyof Texts["editor"]["errors"];
const message = (key: EditError) => key;

/** Text that must be there, of at most so many characters. */
export const text = (length: number) => z.string(message("required")).trim().min(1, message("required")).max(length, message("tooLong"));

/** Text that may be missing. */
export const optionalText = (length: number) =>
	z.codec(z.string().trim().max(length, message("tooLong")).optional(), z.string().optional(), {
		decode: (typed) => typed || undefined,
		encode: (kept) => kept,
	});

/** Text in three languages, of which English must be there, each of at most so many characters. */
export const translatedText = (length: number) =>
	z.codec(z.object({ en: text(length), es: optionalText(length), sv: optionalText(length) }), translatedSchema, {
		decode: (typed) => typed,
		encode: ({ en, es, sv }) => ({ en, es, sv }),
	});

/** Ticked or not; a box that is not ticked sends nothing. In a spreadsheet people write it in words. */
export const checkbox = z.codec(
	z
		.string()
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
	z.codec(z.string().optional(), z.enum(values, message("choice")).optional(), {
		decode: (typed) => (typed || undefined) as Value | undefined,
		encode: (kept) => kept,
	});

export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
	z.codec(
		z
			.string(message("required"))
			.trim()
			.min(1, message("required"))
			.regex(/^-?\d{1,12}$/, message("number")),
		z.int().min(min, message("tooSmall")).max(max, message("tooLarge")),
		{
			decode: Number,
			encode: String,
		},
	);

/** An amount such as `299`, `299.50` or `299,50`, kept in cents. */
export const price = z.codec(
	z
		.string(message("required"))
		.trim()
		.min(1, message("required"))
		.regex(/^\d{1,7}([.,]\d{1,2})?$/, message("price")),
	z.int().nonnegative(),
	{ decode: (typed) => Math.round(Number(typed.replace(",", ".")) * 100), encode: (cents) => (cents / 100).toFixed(2) },
);

/** ISO calendar day, such as `2025-11-19`. */
export const day = z.iso.date(message("date"));

/** Local wall time, 24 hours, such as `09:30`. */
export const time = z.string(message("required")).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message("time"));

/** An address on the web, `https://` or `http://`. */
export const webAddress = z.url({ protocol: /^https?$/, error: message("webAddress") }).max(500, message("tooLong"));

export const email = text(254).regex(z.regexes.html5Email, message("email"));

/**
 * A list of which empty rows are left out: `isEmpty` looks at what the controls of a row hold. An error names the row as
 * it stands in the form, with the empty ones counted.
 */
export const rows = <Row extends z.ZodType>(row: Row, isEmpty: (typed: unknown) => boolean, most = 100) =>
	z.codec(z.array(z.unknown()).optional(), z.array(z.custom<z.output<Row>>()).max(most, message("tooMany")), {
		decode: (typed = [], { issues }) =>
			typed.flatMap((one, index) => {
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

/** The first thing that is wrong with each control, by its name. */
export function errorsOf(error: z.ZodError): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const issue of error.issues) errors[issue.path.join(".")] ??= issue.message;
	return errors;
}
