import { expect, test } from "../support/browser.ts";

for (const name of ["agenda", "speakers", "workshops", "tickets", "venue"])
	test(`the head of /${name} is low, loads one small picture, and keeps its texts beside or above it`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto(`/sv/${name}`);
		for (const [width, highest, file] of [
			// The venue's name takes three lines.
			[360, name === "venue" ? 280 : 210, "660.avif"],
			[1440, 220, "1760.avif"],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			const head = page.locator(".head-with-scene");
			const picture = head.locator("img");
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(new RegExp(`/heads/${name}-.*${file}$`));
			const [box, scene, lead] = [await head.boundingBox(), await picture.boundingBox(), await head.locator("p").boundingBox()];
			if (!box || !scene || !lead) throw new Error("no head, scene or lead");
			expect(box.height, `at ${width} px`).toBeLessThanOrEqual(highest);
			const title = await head.locator("h1").evaluate((heading) => {
				const words = document.createRange();
				words.selectNodeContents(heading);
				return words.getBoundingClientRect().right;
			});
			// There the scene is transparent, or nearly so.
			const clear = width < 768 ? scene.y + scene.height * 0.35 - (lead.y + lead.height) : scene.x + scene.width / 6 - Math.max(title, lead.x + lead.width);
			expect(clear, `at ${width} px`).toBeGreaterThanOrEqual(0);
		}
	});
