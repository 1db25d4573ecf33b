import { z } from "zod";
import { CODE_LENGTH } from "#app/domain/sales/order/limits.ts";
import { price, text } from "#app/http/form-codecs.ts";

export const assignmentFields = z.object({ code: text(CODE_LENGTH * 2) });
/** For a line whose amount cannot be read. */
export const assignmentWithAmount = assignmentFields.extend({ typed: price });
