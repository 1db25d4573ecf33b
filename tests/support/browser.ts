import axe from "axe-core";
import { type Browser, expect, type Locator, type Page, test as playwright, type Request } from "playwright/test";
import { signIn as signInByRequest } from "./http.ts";
import { IS_LONG } from "./length.ts";
import { ADMIN, type RunningSite, startSite } from "./running-site.ts";

/** What an annotation of a test is called that holds a complaint of the browser. */
export const COMPLAINT = "complaint";

/** What the engines say of a request that its page no longer waits for. */
const LEFT = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];
/** What the engines say of a script in a page that is left while it loads. Where one is really missing, its request is a complaint. */
const LEFT_SCRIPT = /^(error loading|Failed to fetch) dynamically imported module/;
/** What Remix leaves unhandled, or logs, of an answer's stream where the step that asked for it is given up for another. */
const LEFT_STEP = /^(AbortError: )?signal is aborted without reason/;

interface Settings {
	/** For tests that change what others look at: their file has a site of its own, which one after the other changes. */
	ownSite: boolean;
	/** Whether the first administrator is signed in. */
	signedIn: boolean;
	/** What the browser may complain of, where refusals and missing pages are what is wanted. */
	provoked: RegExp | undefined;
}

interface Fixtures {
	/** Every console error, script error and failed request; what is left in it fails the test, and no second try forgives it. */
	complaints: string[];
	/** The site that is the file's own. */
	site: RunningSite;
}

interface Sites {
	/** The site of its own that a file has in this worker, begun when first asked for. */
	siteOf: (file: string) => Promise<RunningSite>;
	loginOf: (origin: string) => Promise<string>;
}

let visitors = 0;

/** Each browser comes from another network address, so that none uses up another's attempts. */
function fromElsewhere(): Record<string, string> {
	visitors += 1;
	return { "X-Forwarded-For": `10.97.${process.pid % 256}.${visitors}` };
}

/** A visitor with a browser that must not complain. One browser serves all files; sites are shared, unless a file asks for its own. */
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
	baseURL: async ({ ownSite, siteOf, baseURL }, use, { file }) => use(ownSite ? (await siteOf(file)).origin : baseURL),
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
				// A page left while it still loads a picture is no failure, nor a script not fetched where scripts are off.
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

/** Waits until React has taken an element over: only then do its own handlers hear of what is done. */
export async function hydrated(page: Page, selector: string): Promise<void> {
	const isReacts = () => page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
	await expect.poll(isReacts).toBe(true);
}

/** Holds requests back until the function that it gives lets them go. */
export async function hold(page: Page, url: string | RegExp, onHeld = (_: Request) => {}): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		onHeld(route.request());
		await promise;
		await route.continue();
	});
	return resolve;
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	// Found once: after each press it would be looked for in all of the page.
	const element = await target.elementHandle();
	for (let presses = 0; presses < 120; presses++) {
		if (await element?.evaluate((candidate) => candidate === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab never reaches ${target}.`);
}

/** Signs in by the form. */
export async function signIn(page: Page, { username, password } = ADMIN): Promise<void> {
	await page.goto("/admin/login");
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

/** Another browser, in which somebody is signed in; without JavaScript, which is quicker. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined, credentials = ADMIN, leadsTo = "/admin"): Promise<Page> {
	const page = await browser.newPage({ baseURL, javaScriptEnabled: false, extraHTTPHeaders: fromElsewhere() });
	await signIn(page, credentials);
	await expect(page).toHaveURL(leadsTo);
	return page;
}

type Theme = "light" | "dark";

/** Shows a page as it stands in another theme, at once. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
	await page.evaluate((chosen) => {
		document.documentElement.setAttribute("data-theme", chosen);
		// Half way between two themes nothing has the contrast that it has in either.
		for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
	}, theme);
}

/** What axe finds in a page as it stands. It is a script, so the page must let scripts run. */
export async function violations(page: Page): Promise<string[]> {
	await page.evaluate(`if (!("axe" in window)) { ${axe.source} }`);
	const { violations: found } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ["violations"] }));
	return found.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`);
}

/** By how many pixels a page is too wide for its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Expects that a page as it stands fits, and is accessible: on a phone in the light theme, on a screen in the dark one. In
 * `npm test` axe looks at one of the two, which differs from page to page.
 */
export async function expectSound(page: Page, place = new URL(page.url()).pathname): Promise<void> {
	// A message that slides in is pale while it does.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const found: string[] = [];
	const isOdd = place.length % 2 === 1;
	for (const [width, theme] of [
		[320, IS_LONG || isOdd ? "light" : undefined],
		[768, undefined],
		[1280, IS_LONG || !isOdd ? "dark" : undefined],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		// What was opened before may still be filled.
		await expect.poll(() => overflow(page), `${place} at ${width} px`).toBe(0);
		if (!theme) continue;
		await setTheme(page, theme);
		found.push(...(await violations(page)).map((violation) => `${theme}, ${width} px: ${violation}`));
	}
	expect([place, ...found]).toEqual([place]);
}
