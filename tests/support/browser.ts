import axe from "axe-core";
import { type Browser, expect, type Locator, type Page, test as playwright, type Request } from "playwright/test";
import { COMPLAINT } from "./faults.ts";
import { signIn as signInByRequest } from "./http.ts";
import { IS_LONG } from "./length.ts";
import { ADMIN, type RunningSite, startSite } from "./running-site.ts";

/** Errors for requests whose page was left. */
const LEFT = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];
/** Errors for scripts of a page that was left while loading. A missing script is a failed request as well. */
const LEFT_SCRIPT = /^(error loading|Failed to fetch) dynamically imported module/;
/** Logged by Remix when a navigation is replaced by another. */
const LEFT_STEP = /^(AbortError: )?signal is aborted without reason/;

interface Settings {
	/** For tests that change content: a site for each file, used sequentially. */
	ownSite: boolean;
	signedIn: boolean;
	/** Expected complaints, such as of error responses. */
	provoked: RegExp | undefined;
}

interface Fixtures {
	/** Console errors, script errors and failed requests. Remaining ones fail the test, even if it is retried. */
	complaints: string[];
	site: RunningSite;
}

interface Sites {
	/** The file's own site in this worker, started on first use. */
	siteOf: (file: string) => Promise<RunningSite>;
	loginOf: (origin: string) => Promise<string>;
}

let visitors = 0;

/** Another network address for each browser, so that they are throttled separately. */
function fromElsewhere(): Record<string, string> {
	visitors += 1;
	return { "X-Forwarded-For": `10.97.${process.pid % 256}.${visitors}` };
}

export const test = playwright.extend<Settings & Fixtures, Sites>({
	ownSite: [false, { option: true }],
	signedIn: [false, { option: true }],
	provoked: [undefined, { option: true }],

	siteOf: [
		async ({ browserName: _ }, use) => {
			let own: { file: string; site: RunningSite } | undefined;
			await use(async (file) => {
				if (own?.file === file) return own.site;
				await own?.site.stop();
				own = { file, site: await startSite() };
				return own.site;
			});
			await own?.site.stop();
		},
		{ scope: "worker", timeout: 60_000 },
	],
	loginOf: [
		async ({ browserName: _ }, use) => {
			const logins = new Map<string, Promise<string>>();
			await use((origin) => {
				const login = logins.get(origin) ?? signInByRequest({ origin });
				logins.set(origin, login);
				return login;
			});
		},
		{ scope: "worker" },
	],

	site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),
	baseURL: async ({ ownSite, siteOf }, use, { file }) => use(ownSite ? (await siteOf(file)).origin : process.env.SHARED_SITE),
	extraHTTPHeaders: ({ browserName: _ }, use) => use(fromElsewhere()),
	context: async ({ context, signedIn, loginOf, baseURL }, use) => {
		if (signedIn && baseURL) {
			const [name = "", value = ""] = (await loginOf(baseURL)).split("=");
			await context.addCookies([{ name, value, url: baseURL }]);
		}
		await use(context);
	},
	complaints: [
		async ({ page, javaScriptEnabled, provoked }, use, { annotations }) => {
			const complaints: string[] = [];
			page.on("console", (message) => {
				if (message.type() === "error" && !LEFT_STEP.test(message.text())) complaints.push(`${message.text()} (${message.location().url})`);
			});
			page.on("pageerror", ({ message }) => LEFT_SCRIPT.test(message) || LEFT_STEP.test(message) || complaints.push(message));
			page.on("requestfailed", (request) => {
				const reason = request.failure()?.errorText;
				// Requests that a navigation aborted, and scripts if they are disabled, are no failures.
				const left = LEFT.includes(reason ?? "");
				const off = !javaScriptEnabled && reason === "csp" && request.resourceType() === "script";
				if (!left && !off) complaints.push(`${request.url()}: ${reason}`);
			});
			await use(complaints);
			const unwanted = complaints.filter((complaint) => !provoked?.test(complaint));
			annotations.push(...unwanted.map((description) => ({ type: COMPLAINT, description })));
			expect(unwanted).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

export async function hydrated(page: Page, selector: string): Promise<void> {
	const isReacts = () => page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
	await expect.poll(isReacts).toBe(true);
}

export async function hold(page: Page, url: string | RegExp, onHeld = (_: Request) => {}): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		onHeld(route.request());
		await promise;
		await route.continue();
	});
	return resolve;
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
	// Resolved once, as each press would search the page again.
	const element = await target.elementHandle();
	for (let presses = 0; presses < 120; presses++) {
		if (await element?.evaluate((candidate) => candidate === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab never reaches ${target}.`);
}

export async function signIn(page: Page, { username, password } = ADMIN): Promise<void> {
	await page.goto("/admin/login");
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

/** Without JavaScript, which is faster. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined, credentials = ADMIN, leadsTo = "/admin"): Promise<Page> {
	const page = await browser.newPage({ baseURL, javaScriptEnabled: false, extraHTTPHeaders: fromElsewhere() });
	await signIn(page, credentials);
	await expect(page).toHaveURL(leadsTo);
	return page;
}

type Theme = "light" | "dark";

export async function setTheme(page: Page, theme: Theme): Promise<void> {
	await page.evaluate((chosen) => {
		document.documentElement.setAttribute("data-theme", chosen);
		// During the transition contrast is lower than in either theme.
		for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
	}, theme);
}

export async function violations(page: Page): Promise<string[]> {
	await page.evaluate(`if (!("axe" in window)) { ${axe.source} }`);
	const { violations: found } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }));
	return found.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`);
}

export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Checks that a page fits and is accessible: on a phone in the light theme, on a screen in the dark one. In `npm test` axe checks one of the two. */
export async function expectSound(page: Page, place = new URL(page.url()).pathname): Promise<void> {
	// A message is pale while it slides in.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const found: string[] = [];
	const isOdd = place.length % 2 === 1;
	for (const [width, theme] of [
		[320, IS_LONG || isOdd ? "light" : undefined],
		[768, undefined],
		[1280, IS_LONG || !isOdd ? "dark" : undefined],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		// An earlier navigation may still be loading.
		await expect.poll(() => overflow(page), `${place} at ${width} px`).toBe(0);
		if (!theme) continue;
		await setTheme(page, theme);
		found.push(...(await violations(page)).map((violation) => `${theme}, ${width} px: ${violation}`));
	}
	expect([place, ...found]).toEqual([place]);
}
