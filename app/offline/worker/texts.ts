import type { Locale } from "#app/i18n/config.ts";
import { offline as en } from "#app/i18n/locales/en/offline.ts";
import { offline as es } from "#app/i18n/locales/es/offline.ts";
import { offline as sv } from "#app/i18n/locales/sv/offline.ts";

export const TEXTS: Record<Locale, typeof en> = { en, es, sv };
