import { z } from "zod";
import type { Focus } from "#app/domain/content/picture/encoder/crops.ts";
import type { Size } from "#app/domain/content/picture/encoder/header.ts";
import { type EditError, optionalText, text } from "#app/http/form-codecs.ts";
import { LOCALES } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { ALT_LENGTH, NAME_LENGTH } from "./limits.ts";

const ADDRESS_LENGTH = 200;

/** The form requires all languages; stored pictures may lack some. */
export type PictureAlt = Partial<Translated>;

const alt = z.codec(
	z.object({ en: optionalText(ALT_LENGTH), es: optionalText(ALT_LENGTH), sv: optionalText(ALT_LENGTH) }),
	z.custom<PictureAlt>((kept) => typeof kept === "object" && kept !== null),
	{
		decode: (typed) => typed,
		encode: ({ en, es, sv }) => ({ en, es, sv }),
	},
);

export const pictureSchema = z.object({ name: text(NAME_LENGTH), alt });

export interface Picture extends Size {
	id: string;
	name: string;
	alt: PictureAlt;
	focus: Focus;
}

export const missingAlt = (of: PictureAlt) => LOCALES.filter((locale) => !of[locale]);

export function altErrors(of: PictureAlt, name: string): Record<string, EditError> {
	return Object.fromEntries(missingAlt(of).map((locale) => [`${name}.${locale}`, "required" as const]));
}

const invalid: EditError = "invalid";

const pictureText = text(ADDRESS_LENGTH).regex(/^\/(images|pictures)\/[a-z0-9/-]+(\.(svg|webp))?$/, invalid);

export const optionalPicture = z.codec(z.union([z.literal(""), pictureText]).optional(), z.string().optional(), {
	decode: (typed) => typed || undefined,
	encode: (kept) => kept,
});

const part = z
	.string()
	.max(6)
	.regex(/^[01](\.\d{1,4})?$/)
	.transform((typed) => Math.round(Number(typed) * 1000) / 1000)
	.pipe(z.number().max(1));

export const focusSchema = z.object({ x: part, y: part });
