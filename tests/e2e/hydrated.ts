import type { Page } from "playwright/test";
import { expect } from "./visitor";

/** Waits until React has taken an element over: only then do its own handlers hear of what is done. */
export async function hydrated(page: Page, selector: string): Promise<void> {
	const isReacts = () => page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
	await expect.poll(isReacts).toBe(true);
}
