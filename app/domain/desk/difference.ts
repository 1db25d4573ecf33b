import { z } from "zod";
import { ORDER_LIMITS } from "~/domain/order/limits";
import { price, text } from "~/http/form-codecs";

/** What an organizer says who accepts an order as paid without a part of its total: how much, and why. */
export const differenceFields = z.object({ typed: price, reason: text(ORDER_LIMITS.reason) });
