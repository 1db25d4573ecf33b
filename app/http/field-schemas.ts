import { z } from "zod";
import type { Texts } from "#app/i18n/texts.server.ts";
import { EMAIL, EMAIL_LENGTH } from "./form-rules.ts";
import { asLine } from "./lines.ts";

export type FieldError = keyof Pick<Texts["common"]["errors"], "required" | "email" | "tooLong" | "name">;
const message = (key: FieldError) => key;
const tooLong = { error: message("tooLong"), abort: true };

export const requiredText = (length: number) => z.string().trim().min(1, message("required")).max(length, tooLong);

/** On one line, because subjects and names become headers of mails. */
export const requiredLine = (length: number) => z.string().overwrite(asLine).min(1, message("required")).max(length, tooLong);

/** Mails greet by this name, and mail programs turn addresses in it into links. NFKC folds full-width letters. */
export const containsAddress = (name: string) => /:\/\/|@|www\./i.test(name.normalize("NFKC"));

export const requiredName = (length: number) => requiredLine(length).refine((name) => !containsAddress(name), message("name"));

/** Also requires the browsers' pattern, so that browser and server agree. */
export const requiredEmail = requiredText(EMAIL_LENGTH).regex(EMAIL, message("email")).regex(z.regexes.html5Email, message("email"));
export const isEmail = (text: string) => requiredEmail.safeParse(text).success;
