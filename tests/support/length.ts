/** True in `npm run test:long`. */
export const IS_LONG = process.env.LONG === "1";

/** Returns `long` in `npm run test:long`, else `short`. */
export const times = (short: number, long: number) => (IS_LONG ? long : short);

/** Returns the whole list in `npm run test:long`, else every `many`th item from `first`. */
export const oneIn = <Item>(many: number, list: Item[], first = 0): Item[] => (IS_LONG ? list : list.filter((_, index) => index % many === first));
