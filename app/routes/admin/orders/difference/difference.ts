import { z } from "zod";
import { ORDER_LIMITS } from "~/domain/sales/order/limits";
import { price, text } from "~/http/form-codecs";

/** The form by which an organizer accepts an order as paid without a part of its total. */
export const differenceFields = z.object({ typed: price, reason: text(ORDER_LIMITS.reason) });
