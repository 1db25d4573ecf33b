export const WAYS_OF_DIFFERENCE = ["bank", "cash", "waived"] as const;
export type WayOfDifference = (typeof WAYS_OF_DIFFERENCE)[number];
