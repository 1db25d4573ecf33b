/** What an uploaded picture may be, in the browser and on the server alike. */

/** Pixels a side, and in all: more is refused by the header alone, before anything is decoded. */
export const MAX_SIDE_PX = 12_000;
export const MAX_PIXELS = 50_000_000;

/** What the browser's file chooser offers. The server looks at the bytes instead. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The same for a logo. */
export const ACCEPTED_LOGO = `${ACCEPTED},image/svg+xml`;

/** Characters of the name and of an alternative text in one language. */
export const NAME_LENGTH = 120;
export const ALT_LENGTH = 250;
