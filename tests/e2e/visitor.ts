import { test as base, expect } from "playwright/test";

/** What an annotation of a test is called that holds a complaint of the browser. */
export const COMPLAINT = "complaint";

/** What the engines say of a request that its page no longer waits for. */
const LEFT = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];
/** What Firefox says of a script in a page that is left while it loads. Where one is really missing, its request is a complaint. */
const LEFT_SCRIPT = "error loading dynamically imported module";

/**
 * A visitor whose browser must not complain: every console error, script error and failed request fails the test.
 * A test that provokes one takes it out of `complaints` itself. No second try forgives one (`complaints-reporter.ts`).
 */
export const test = base.extend<{ complaints: string[] }>({
	complaints: [
		async ({ page, javaScriptEnabled }, use, { annotations }) => {
			const complaints: string[] = [];
			page.on("console", (message) => message.type() === "error" && complaints.push(`${message.text()} (${message.location().url})`));
			page.on("pageerror", ({ message }) => message.startsWith(LEFT_SCRIPT) || complaints.push(message));
			page.on("requestfailed", (request) => {
				const reason = request.failure()?.errorText;
				// A page left while it still loads a picture is no failure, nor a script not fetched where scripts are off.
				const left = LEFT.includes(reason ?? "");
				const off = !javaScriptEnabled && reason === "csp" && request.resourceType() === "script";
				if (!left && !off) complaints.push(`${request.url()}: ${reason}`);
			});
			await use(complaints);
			annotations.push(...complaints.map((description) => ({ type: COMPLAINT, description })));
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
