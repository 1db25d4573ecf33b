/** Not `no-referrer`: browsers would send the page's forms with `Origin: null`. */
export const SECRET_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "strict-origin" };
