import type { Choice } from "./resource";

/** More than these no select offers: countries are fewer. */
const MOST_OPTIONS = 250;

/** Whether one of these is chosen by typing its label, with suggestions. */
export const isTyped = (choices: readonly Choice[]) => choices.length > MOST_OPTIONS && choices[0]?.thumbnail === undefined;
