import { z } from "zod";
import type { Texts } from "~/i18n/texts.server";
import { EMAIL, EMAIL_LENGTH } from "./form-rules";

/** What can be wrong with a field: the key of its words in `common.errors`. */
export type FieldError = keyof Pick<Texts["common"]["errors"], "required" | "email" | "tooLong">;
const message = (key: FieldError) => key;

/** Text that must be there, of at most so many characters. */
export const requiredText = (length: number) => z.string().trim().min(1, message("required")).max(length, message("tooLong"));

/** An address, required. Its letters are those that browsers let through, so that both agree. */
export const requiredEmail = requiredText(EMAIL_LENGTH).regex(EMAIL, message("email")).regex(z.regexes.html5Email, message("email"));
