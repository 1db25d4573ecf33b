import { z } from "zod";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { price, text } from "#app/http/form-codecs.ts";

/** The form by which an organizer accepts an order as paid without a part of its total. */
export const differenceFields = z.object({ typed: price, reason: text(ORDER_LIMITS.reason) });
