/** Whether the tests run at full length, as `npm run test:long` runs them. */
export const IS_LONG = process.env.LONG === "1";

/** Returns how often a test does something: `long` in `npm run test:long`, `short` in `npm test`. */
export const times = (short: number, long: number) => (IS_LONG ? long : short);

/** Returns all of a list in `npm run test:long`, and in `npm test` one of so many, of the languages for instance, beginning with `first`. */
export const oneIn = <Item>(many: number, list: Item[], first = 0): Item[] => (IS_LONG ? list : list.filter((_, index) => index % many === first));
