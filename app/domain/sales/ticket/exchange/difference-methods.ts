export const DIFFERENCE_METHODS = ["bank", "cash", "waived"] as const;
export type DifferenceMethod = (typeof DIFFERENCE_METHODS)[number];
