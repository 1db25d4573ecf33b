import type { Locale } from "#app/i18n/config.ts";
import { formatList } from "#app/i18n/format.server.ts";
import { type Refusal, refusalWords } from "#app/i18n/refusal.server.ts";
import { type Texts, textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { clearCookieHeader, cookieHeader, readCookie } from "./cookie.server.ts";

export type ToastName = keyof Texts["admin"]["toast"];

export interface Toast {
	title: string;
	words: string;
	failed: boolean;
	/** The page shows the same message, so the toast is not announced and closes by itself. */
	isRepeated?: boolean;
	undo?: { action: string; label: string };
}

interface ToastDetails {
	undo?: string;
	counts?: ToastCounts;
	refused?: Refusal;
}
export type ToastCounts = Partial<Record<(typeof COUNT_NAMES)[number], number>>;
const COUNT_NAMES = [
	"sessions",
	"workshops",
	"entries",
	"pictures",
	"outside",
	"drafts",
	"newDrafts",
	"skipped",
	"incomplete",
	"gone",
	"kept",
	"notified",
	"orders",
	"refunds",
	"left",
	"known",
	"unseen",
] as const;
const APPENDED_COUNTS = ["outside", "drafts", "newDrafts", "skipped", "incomplete", "gone", "kept", "notified", "left", "known", "unseen"] as const;

const COOKIE = "toast";
const FAILURES: readonly ToastName[] = [
	"signOutFailed",
	"notRepeated",
	"mailNotSent",
	"mailOver",
	"notUndone",
	"nothingToUndo",
	"noLongerFits",
	"pictureUsed",
	"savedClashing",
	"savedOverfull",
	"bulkNone",
	"kept",
	"orderWrongAmount",
	"alreadyCheckedIn",
	"notAdmitted",
	"bulkDraftsKept",
	"bulkIncomplete",
	"ordersUnchanged",
	"refundsNotMarked",
	"planStale",
	"planFailed",
	"ruleRefused",
];

export function toastCookie(name: ToastName, { undo, counts, refused }: ToastDetails = {}): string {
	const details = Object.entries({ undo, ...counts, ...refused }).flatMap(([key, value]) => (value === undefined ? [] : `&${key}=${value}`));
	return cookieHeader(COOKIE, name + details.join(""));
}

export function takeToast(request: Request, locale: Locale): { toast?: Toast; headers?: { "Set-Cookie": string } } {
	const [, name, details] = /^(\w+)((?:&\w+=[\w.-]+)*)$/.exec(readCookie(request.headers.get("Cookie"), COOKIE) ?? "") ?? [];
	if (!name) return {};
	const headers = { "Set-Cookie": clearCookieHeader(COOKIE) };
	return Object.hasOwn(textsOf("admin", locale, {}).toast, name)
		? { toast: toastOf(name as ToastName, new URLSearchParams(details), locale), headers }
		: { headers };
}

function toastOf(name: ToastName, details: URLSearchParams, locale: Locale): Toast {
	const t = translatorFor(locale);
	const some = COUNT_NAMES.filter((key) => Number(details.get(key)) > 0);
	const counts = Object.fromEntries(COUNT_NAMES.map((key) => [key, t(`counts.${key}`, { count: Number(details.get(key)) })]));
	const moved = formatList(
		some.filter((key) => key === "sessions" || key === "workshops").map((key) => counts[key] as string),
		locale,
	);
	const batch = details.get("undo");
	const [texts, control, error] = ["texts", "control", "error"].map((key) => details.get(key) ?? "") as [string, string, string];
	const { title, words } = textsOf("admin", locale, { ...counts, moved, ...(control && { refusal: refusalWords({ texts, control, error }, locale) }) }).toast[
		name
	];
	return {
		title,
		words: [words, ...APPENDED_COUNTS.filter((key) => some.includes(key)).map((key) => counts[key])].join(" "),
		failed: FAILURES.includes(name),
		...(batch && { undo: { action: `/admin/settings/activity/${batch}/undo`, label: textsOf("activity", locale, {}).undo } }),
	};
}
