import type { Generated } from "kysely";

export type Flag = 0 | 1;
/** JSON text; the type parameter documents its content. */
export type Json<_T> = string;
export type TextFormat = Generated<"plain" | "markdown">;
export type Translated = Json<{ en: string; es?: string; sv?: string }>;
/** ISO instant in UTC, set by the database. */
export type Timestamp = Generated<string>;
