/** Of an answer whose address opens it for whoever knows it: kept nowhere, listed nowhere, and its address told to nobody. */
export const SECRET_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
