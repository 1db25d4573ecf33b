import { expect, test } from "vitest";
import { clearCookieHeader, cookieHeader, readCookie } from "./cookie.server.ts";

test("behind https, cookies are Secure and have the __Host- prefix", () => {
	expect(cookieHeader("session", "abc", { isHttps: false })).toBe("session=abc; Path=/; HttpOnly; SameSite=Lax");
	expect(cookieHeader("device-x", "abc", { isHttps: true })).toBe("__Host-device-x=abc; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax");
	expect(clearCookieHeader("sign-in", { sameSite: "strict", isHttps: true })).toBe("__Host-sign-in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict");
});

test("behind https, a neighboring host's cookie of the same name is ignored", () => {
	const header = "theme=dark; session=neighbour; __Host-session=own";
	expect([readCookie(header, "session", true), readCookie(header, "session", false), readCookie("sessions=x", "session", false)]).toEqual([
		"own",
		"neighbour",
		undefined,
	]);
	expect([readCookie("session=neighbour", "session", true), readCookie("session=", "session", false), readCookie(null, "session", true)]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
});
