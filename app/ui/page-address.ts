import { LOCALES } from "#app/i18n/config.ts";

export const PAGE = new RegExp(`^/(?!(admin|api|${LOCALES.join("|")})\\b)[^.]*$`);
