import { afterAll } from "vitest";
import { startStripe } from "./stripe.ts";

/** Import it by `vi.hoisted`, before modules that read the environment. */
export const stripe = await startStripe();
Object.assign(process.env, stripe.environment);
afterAll(stripe.stop);
