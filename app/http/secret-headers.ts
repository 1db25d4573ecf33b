/**
 * Of an answer whose address opens it for whoever knows it: kept nowhere, listed nowhere, and its address told to nobody.
 * `strict-origin`, since with `no-referrer` its forms would not say where they come from.
 */
export const SECRET_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "strict-origin" };
