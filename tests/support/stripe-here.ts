import { afterAll } from "vitest";
import { startStripe } from "./stripe.ts";

/** The double of Stripe that this process asks. Import it by `vi.hoisted`: whatever reads the environment comes after. */
export const stripe = await startStripe();
Object.assign(process.env, stripe.environment);
afterAll(stripe.stop);
