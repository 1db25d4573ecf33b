import { LOCALES } from "#app/i18n/config.ts";

/** A page of this site, which is opened in the language of the page: no file, and no address with a language of its own. */
export const PAGE = new RegExp(`^/(?!(admin|api|${LOCALES.join("|")})\\b)[^.]*$`);
