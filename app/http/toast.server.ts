import { env } from "~/env.server";
import type { Locale } from "~/i18n/config";
import { type Texts, textsOf } from "~/i18n/texts.server";

/** Which message a toast shows: a key of `admin.toast`. */
export type ToastName = keyof Texts["admin"]["toast"];

export interface Toast {
	title: string;
	words: string;
	failed: boolean;
}

const COOKIE = "toast";
/** Seconds: the page after the redirect follows at once, or never. */
const LIFETIME = 60;
const FAILURES: readonly ToastName[] = ["signOutFailed", "notRepeated", "mailNotSent", "notUndone", "nothingToUndo", "pictureUsed"];

const cookie = (value: string, maxAge: number) => `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${env.isHttps ? "; Secure" : ""}`;

/** The `Set-Cookie` header by which the page after a redirect shows a message. It names the message, no more. */
export function toastCookie(name: ToastName): string {
	return cookie(name, LIFETIME);
}

/** The message that waits for this request, and the headers that keep it from showing twice. */
export function takeToast(request: Request, locale: Locale): { toast?: Toast; headers?: { "Set-Cookie": string } } {
	const value = request.headers.get("Cookie")?.match(/(?:^|;\s*)toast=(\w+)/)?.[1];
	if (!value) return {};
	const messages = textsOf("admin", locale, {}).toast;
	const headers = { "Set-Cookie": cookie("", 0) };
	if (!Object.hasOwn(messages, value)) return { headers };
	const name = value as ToastName;
	return { toast: { ...messages[name], failed: FAILURES.includes(name) }, headers };
}
