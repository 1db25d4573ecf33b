import { test as base, expect } from "playwright/test";

/** A visitor whose browser must not complain: every console error, script error and failed request fails the test. */
export const test = base.extend<{ complaints: string[]; expectedFailures: (string | RegExp)[] }>({
	expectedFailures: [[], { option: true }],
	complaints: [
		async ({ page, expectedFailures }, use) => {
			const complaints: string[] = [];
			page.on("console", (message) => message.type() === "error" && complaints.push(`${message.text()} (${message.location().url})`));
			page.on("pageerror", (error) => complaints.push(error.message));
			page.on("requestfailed", (request) => {
				const reason = request.failure()?.errorText;
				// A page left while it still loads a picture, or a video that the browser stops fetching, is no failure.
				if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()}: ${reason}`);
			});
			await use(complaints);
			expect(complaints.filter((complaint) => !expectedFailures.some((expected) => complaint.match(expected)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
