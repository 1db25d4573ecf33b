import { expect, test } from "vitest";
import { type Drawn, drawnAfter } from "./drawn.ts";

test("fields are drawn anew for each new refusal or filled-in list, and keep what was typed when it goes away", () => {
	const refused = { problems: ["One ticket is left."] };
	const answers = [{}, { refusal: refused }, { refusal: refused }, {}, { filledIn: "Bo" }, {}, { filledIn: "Bo" }, { refusal: { problems: [] } }, {}];
	let drawn: Drawn<{ problems: string[] }> = { times: 0 };
	const times = answers.map((answer) => {
		drawn = drawnAfter(drawn, answer);
		return drawn.times;
	});
	expect(times).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 4]);
});
