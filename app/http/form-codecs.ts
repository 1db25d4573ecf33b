import { z } from "zod";
import type { Texts } from "#app/i18n/texts.server.ts";
import { draftTranslatedSchema, translatedSchema } from "#app/i18n/translated.ts";
import { flatten, type Values } from "./form-values.ts";
import { withoutControls } from "./lines.ts";

export type EditError = keyof Texts["editor"]["errors"];
const message = (key: EditError) => key;
const tooLong = { error: message("tooLong"), abort: true };
const MAX_WORD_LENGTH = 100;

export const text = (length: number) => z.string(message("required")).overwrite(withoutControls).trim().min(1, message("required")).max(length, tooLong);

export const optionalText = (length: number) =>
	z.codec(z.string().overwrite(withoutControls).trim().max(length, tooLong).optional(), z.string().optional(), {
		decode: (typed) => typed || undefined,
		encode: (kept) => kept,
	});

/** Empty in drafts; `neededToPublish` requires it of others. */
export const draftText = (length: number) =>
	z.codec(z.string().overwrite(withoutControls).trim().max(length, tooLong).optional(), z.string(), {
		decode: (typed = "") => typed,
		encode: (kept) => kept,
	});

function optionally(schema: z.ZodType<string, string>) {
	return z.codec(z.string().max(500, tooLong).optional(), schema.optional(), { decode: (typed) => typed || undefined, encode: (kept) => kept });
}

export const translatedText = (length: number) =>
	z.codec(z.object({ en: text(length), es: optionalText(length), sv: optionalText(length) }), translatedSchema, {
		decode: (typed) => typed,
		encode: ({ en, es, sv }) => ({ en, es, sv }),
	});

/** The English text is empty in drafts. */
export const draftTranslatedText = (length: number) =>
	z.codec(z.object({ en: optionalText(length), es: optionalText(length), sv: optionalText(length) }).optional(), draftTranslatedSchema, {
		decode: (typed) => ({ ...typed, en: typed?.en ?? "" }),
		encode: ({ en, es, sv }) => ({ en: en || undefined, es, sv }),
	});

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

/** An unticked box sends nothing; spreadsheets contain words such as "yes". */
export const checkbox = z.codec(
	z
		.string()
		.max(MAX_WORD_LENGTH, { error: message("yesOrNo"), abort: true })
		.trim()
		.toLowerCase()
		.refine((typed) => TICKED.includes(typed) || NOT_TICKED.includes(typed), message("yesOrNo"))
		.optional(),
	z.boolean(),
	{ decode: (typed = "") => TICKED.includes(typed), encode: (kept) => (kept ? "on" : "") },
);
const TICKED = ["on", "true", "yes", "sí", "si", "ja", "verdadero", "sant", "x", "1"];
const NOT_TICKED = ["", "off", "false", "no", "nej", "falso", "falskt", "0"];

export const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values, message("choice"));

/** Empty in drafts. */
export const draftOneOf = <const Value extends string>(values: readonly Value[]) =>
	z.codec(z.string().max(MAX_WORD_LENGTH, message("choice")).optional(), z.enum(["", ...values], message("choice")) as unknown as z.ZodType<Value, Value>, {
		decode: (typed = "") => typed as Value,
		encode: (kept) => kept,
	});

export const optionalOneOf = <const Value extends string>(values: readonly Value[]) =>
	z.codec(z.string().max(MAX_WORD_LENGTH, message("choice")).optional(), z.enum(values, message("choice")).optional(), {
		decode: (typed) => (typed || undefined) as Value | undefined,
		encode: (kept) => kept,
	});

export const oneOfOrFirst = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
	z.codec(z.string().max(MAX_WORD_LENGTH, message("choice")).optional(), z.enum(values, message("choice")), {
		decode: (typed) => (typed || values[0]) as Value,
		encode: (kept) => kept,
	});

export const PUBLICATION = ["published", "draft"] as const;

export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
	z.codec(
		z
			.string(message("required"))
			.max(MAX_WORD_LENGTH, { error: message("number"), abort: true })
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
			.max(MAX_WORD_LENGTH, { error: message("number"), abort: true })
			.trim()
			.regex(/^(-?\d{1,12})?$/, message("number"))
			.optional(),
		z.int().min(min, message("tooSmall")).max(max, message("tooLarge")).optional(),
		{ decode: (typed) => (typed ? Number(typed) : undefined), encode: (kept) => kept?.toString() },
	);

/** Accepts `299`, `299.50` and `299,50`; decodes to cents. */
export const price = z.codec(
	z
		.string(message("required"))
		.max(MAX_WORD_LENGTH, { error: message("price"), abort: true })
		.trim()
		.min(1, message("required"))
		.regex(/^\d{1,7}([.,]\d{1,2})?$/, message("price")),
	z.int().nonnegative(),
	{ decode: (typed) => Math.round(Number(typed.replace(",", ".")) * 100), encode: (cents) => (cents / 100).toFixed(2) },
);

export const optionalPrice = z.codec(
	z
		.string()
		.max(MAX_WORD_LENGTH, { error: message("price"), abort: true })
		.trim()
		.regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, message("price"))
		.optional(),
	z.int().nonnegative().optional(),
	{ decode: (typed) => (typed ? z.decode(price, typed) : undefined), encode: (kept) => (kept === undefined ? undefined : z.encode(price, kept)) },
);

export const day = z.iso.date(message("date")).max(10, message("date"));

export const time = z
	.string(message("required"))
	.max(5, message("time"))
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message("time"));

export const optionalDay = optionally(day);
export const optionalTime = optionally(time);

/** Accepts `https://` and `http://`, and adds `https://` to `partner.example/about`. */
export const webAddress = addressBy(/^https?$/);
export const optionalWebAddress = optionally(webAddress);
export const secureAddress = addressBy(/^https$/);
export const optionalSecureAddress = optionally(secureAddress);

function addressBy(protocol: RegExp) {
	return z.codec(z.string(message("webAddress")).max(500, tooLong), z.url({ protocol, error: message("webAddress") }).max(500, tooLong), {
		decode: (typed) => (BARE_ADDRESS.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()),
		encode: (kept) => kept,
	});
}
const BARE_ADDRESS = /^[^\s:/?#@.]+(\.[^\s:/?#@.]+)+(:\d+)?([/?#]\S*)?$/;

export const email = text(254).regex(z.regexes.html5Email, message("email"));
export const optionalEmail = optionally(email);

/** Unknown in drafts: every other entity has it, so the type does not say so. */
export const draftNumber = <Codec extends typeof optionalPrice>(optional: Codec) => optional as unknown as z.ZodType<number, z.input<Codec>>;

/** Requires controls of all entities but drafts. */
export function neededToPublish<Fields extends z.ZodObject>(fields: Fields, needed: Record<string, EditError>): Fields {
	const requires = (schema: Fields, [control, error]: [string, EditError]) =>
		schema.refine((entity) => entity.status === "draft" || !isBlank(entity, control), {
			error: message(error),
			path: control.split("."),
			when: areValid("status", control.split(".")[0] as string),
		});
	return Object.entries(needed).reduce(requires, fields);
}

export const blankIn = (entity: object, controls: readonly string[]) => controls.filter((control) => isBlank(entity, control));

function isBlank(entity: object, control: string): boolean {
	const value = control.split(".").reduce((part: unknown, step) => (part as Record<string, unknown> | undefined)?.[step], entity);
	return value === undefined || value === "";
}

/** Drops rows for which `isEmpty` is true. Errors name a row by its number in the form. */
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

/** Stored values that today's rules reject are encoded as they are, so that they can be corrected. */
export function encodeEntity(schema: z.ZodType<object>, entity: object): Values {
	const whole = z.safeEncode(schema, entity);
	if (whole.success || !(schema instanceof z.ZodObject)) return flatten(whole.data ?? entity);
	const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
		const kept = (entity as Record<string, unknown>)[name];
		return [name, z.safeEncode(field, kept).data ?? kept];
	});
	return flatten(Object.fromEntries(fields));
}

export const areValid =
	(...names: string[]) =>
	({ issues }: z.core.ParsePayload): boolean =>
		issues.every(({ path }) => !names.includes(String(path?.[0])));

export function decodeValid(schema: z.ZodType, typed: unknown): object {
	if (schema instanceof z.ZodCodec) return decodeValid(schema.def.out as z.ZodType, schema.def.transform(typed, { value: typed, issues: [] }));
	if (!(schema instanceof z.ZodObject) || typeof typed !== "object" || typed === null) return {};
	const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(
		([name, field]) => [name, z.safeDecode(field, (typed as Record<string, unknown>)[name])] as const,
	);
	return Object.fromEntries(fields.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])));
}

export function errorsOf(error: z.ZodError): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const issue of error.issues) errors[issue.path.join(".")] ??= issue.message;
	return errors;
}
