export const decimal = (cents: number) => (cents / 100).toFixed(2);
