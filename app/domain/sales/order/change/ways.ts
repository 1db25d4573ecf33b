/** How the difference to a dearer ticket was paid: by transfer, at a desk, or not at all. */
export const WAYS_OF_DIFFERENCE = ["bank", "cash", "waived"] as const;
export type WayOfDifference = (typeof WAYS_OF_DIFFERENCE)[number];
