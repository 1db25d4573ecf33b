import { expect, hydrated, test } from "../support/browser.ts";

test.use({ provoked: /Content Security Policy/ });

// React tolerates foreign elements at this place.
test("an injected script does not run, while the site's own do", async ({ page }) => {
	await page.route("/about", async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text()).replace("</body>", "<script>document.documentElement.dataset.injected = 'yes'</script></body>");
		await route.fulfill({ response: answer, body });
	});
	const blocked = page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
	await page.goto("/about");
	await blocked;
	await expect(page.locator("html")).not.toHaveAttribute("data-injected");
	await hydrated(page, "footer button[value=dark]");
	await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
