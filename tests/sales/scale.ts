/** How often things are done: `npm run test:sales` takes the whole, the gate a short form of it. */
export const times = (short: number, whole: number) => (process.env.SALES === "whole" ? whole : short);
