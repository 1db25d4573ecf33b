import type { Generated } from "kysely";

/** 0 or 1. */
export type Flag = 0 | 1;
/** JSON text. The type is what it holds. */
export type Json<_T> = string;
/** How its texts are written. */
export type TextFormat = Generated<"plain" | "markdown">;
export type Translated = Json<{ en: string; es?: string; sv?: string }>;
/** ISO instant in UTC, set by the database. */
export type Timestamp = Generated<string>;
