import { z } from "zod";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { price, text } from "#app/http/form-codecs.ts";

export const differenceFields = z.object({ typed: price, reason: text(ORDER_LIMITS.reason) });
