import type { Texts } from "~/i18n/texts.server";

/** A part of the admin area: a key of `admin.sections`, which is also its address below /admin. */
export type Section = Exclude<keyof Texts["admin"]["sections"], "label" | "more" | "dashboard">;

/** The tabs beside the dashboard (specification, section 2). */
export const TABS = ["speakers", "agenda", "workshops", "tickets", "partners"] as const satisfies readonly Section[];

/** The second menu. */
export const MORE_SECTIONS = [
	"news",
	"event",
	"regions",
	"faq",
	"legal",
	"pictures",
	"messages",
	"subscribers",
	"mail",
	"activity",
	"users",
] as const satisfies readonly Section[];

/** What only administrators may open. */
export const ADMIN_ONLY: readonly Section[] = ["users"];
