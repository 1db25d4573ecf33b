/** An amount of cents as files and programs write it: `116.00`. */
export const decimal = (cents: number) => (cents / 100).toFixed(2);
