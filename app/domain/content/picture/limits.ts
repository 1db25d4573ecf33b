/** Larger pictures are rejected by their header, before anything is decoded. */
export const MAX_SIDE_PX = 12_000;
export const MAX_PIXELS = 50_000_000;

/** For the browser's file chooser; the server checks the bytes. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const ACCEPTED_LOGO = `${ACCEPTED},image/svg+xml`;

/** Characters of the name, and of an alternative text in one language. */
export const NAME_LENGTH = 120;
export const ALT_LENGTH = 250;
