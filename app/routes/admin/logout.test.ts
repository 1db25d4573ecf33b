import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { action as apiAction } from "#app/routes/api/auth/logout.ts";
import { action } from "./logout.ts";

vi.mock("#app/auth/authenticator.server.ts", () => ({ signOut: () => Promise.reject(new Error("disk full")) }));

/** Node's own Request would drop the `Origin` header. */
const call = (path: string) =>
	({
		request: {
			url: `https://summit.example${path}`,
			method: "POST",
			headers: new Headers({ Origin: "https://summit.example", "Content-Type": "application/x-www-form-urlencoded" }),
			arrayBuffer: async () => new ArrayBuffer(0),
		},
	}) as unknown as ActionFunctionArgs;

test("reports a login session that cannot be ended", async () => {
	vi.mocked(console.error).mockImplementation(() => {});
	const page = (await action(call("/admin/logout"))) as Response;
	expect([page.status, page.headers.get("Location")]).toEqual([303, "/admin"]);
	expect(page.headers.getSetCookie()).toEqual(["toast=signOutFailed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax"]);

	const answer = await apiAction(call("/api/auth/logout"));
	expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([500, "Failed to logout. Please try again.", []]);
	expect(console.error).toHaveBeenCalledTimes(2);
	vi.mocked(console.error).mockClear();
});
