import { test as base, expect } from "playwright/test";

/**
 * A visitor whose browser must not complain: every console error, script error and failed request fails the test.
 * A test that provokes one takes it out of `complaints` itself.
 */
export const test = base.extend<{ complaints: string[] }>({
	complaints: [
		async ({ page, javaScriptEnabled }, use) => {
			const complaints: string[] = [];
			page.on("console", (message) => message.type() === "error" && complaints.push(`${message.text()} (${message.location().url})`));
			page.on("pageerror", (error) => complaints.push(error.message));
			page.on("requestfailed", (request) => {
				const reason = request.failure()?.errorText;
				// A page left while it still loads a picture is no failure, nor a script not fetched where scripts are off.
				const left = reason === "net::ERR_ABORTED";
				const off = !javaScriptEnabled && reason === "csp" && request.resourceType() === "script";
				if (!left && !off) complaints.push(`${request.url()}: ${reason}`);
			});
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
