/** Type of the annotation with a browser's complaint. */
export const COMPLAINT = "complaint";

/** Messages of browser tests that were too slow, or acted before the page was ready. Only these are forgiven if a retry passes. */
export const LATE = /timeout|interrupted by another navigation/i;
