import { expect, test } from "vitest";
import { retryUntilSuccess } from "./retry-until-success.ts";

test("concurrent callers share one success, and after a failure the next call tries again", async () => {
	let attempts = 0;
	const attempt = retryUntilSuccess(async () => {
		attempts += 1;
		if (attempts === 1) throw new Error("locked");
		return `made at attempt ${attempts}`;
	});
	const outcomes = async () => (await Promise.allSettled([attempt(), attempt()])).map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"));
	expect([await outcomes(), await outcomes(), await outcomes()]).toEqual([
		["failed", "failed"],
		["made at attempt 2", "made at attempt 2"],
		["made at attempt 2", "made at attempt 2"],
	]);
});
