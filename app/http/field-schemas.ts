import { z } from "zod";
import type { Texts } from "#app/i18n/texts.server.ts";
import { EMAIL, EMAIL_LENGTH } from "./form-rules.ts";
import { asLine } from "./lines.ts";

/** What can be wrong with a field: the key of its words in `common.errors`. */
export type FieldError = keyof Pick<Texts["common"]["errors"], "required" | "email" | "tooLong" | "name">;
const message = (key: FieldError) => key;
/** Of what is too long nothing else is asked. */
const tooLong = { error: message("tooLong"), abort: true };

/** Text that must be there, of at most so many characters. */
export const requiredText = (length: number) => z.string().trim().min(1, message("required")).max(length, tooLong);

/** The same on one line, whatever was sent: a subject or a name can become part of a mail's headers. */
export const requiredLine = (length: number) => z.string().overwrite(asLine).min(1, message("required")).max(length, tooLong);

/** Mails greet by the name that somebody typed, and mail programs make links of addresses in it; letters of another width look alike. */
export const holdsAddress = (name: string) => /:\/\/|@|www\./i.test(name.normalize("NFKC"));

/** The name of somebody who is written to, on one line. */
export const requiredName = (length: number) => requiredLine(length).refine((name) => !holdsAddress(name), message("name"));

/** An address, required. Its letters are those that browsers let through, so that both agree. */
export const requiredEmail = requiredText(EMAIL_LENGTH).regex(EMAIL, message("email")).regex(z.regexes.html5Email, message("email"));
