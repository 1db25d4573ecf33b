import type { Choice } from "./resource";

/** More than these no select offers. */
const MOST_OPTIONS = 100;

/** Whether one of these is chosen by typing its label, with suggestions. */
export const isTyped = (choices: readonly Choice[]) => choices.length > MOST_OPTIONS && choices[0]?.thumbnail === undefined;
