import type { Locale } from "~/i18n/config";
import { offline as en } from "~/i18n/locales/en/offline";
import { offline as es } from "~/i18n/locales/es/offline";
import { offline as sv } from "~/i18n/locales/sv/offline";

export const TEXTS: Record<Locale, typeof en> = { en, es, sv };
