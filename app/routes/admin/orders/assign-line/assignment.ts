import { z } from "zod";
import { CODE_LENGTH } from "#app/domain/sales/order/limits.ts";
import { price, text } from "#app/http/form-codecs.ts";

/** To which order a line is assigned, by its code, which may have blanks or hyphens. */
export const assignmentFields = z.object({ code: text(CODE_LENGTH * 2) });
/** The same of a line whose amount cannot be read. */
export const assignmentWithAmount = assignmentFields.extend({ typed: price });
