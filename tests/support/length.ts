/** Whether the tests run at full length, as `npm run test:long` runs them. */
export const IS_LONG = process.env.LONG === "1";

/** Returns how often a test does something: `long` in `npm run test:long`, `short` in `npm test`. */
export const times = (short: number, long: number) => (IS_LONG ? long : short);
