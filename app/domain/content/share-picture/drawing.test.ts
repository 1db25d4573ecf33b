import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { ShareModel } from "#app/ui/share-model.ts";
import { makeSharePicture } from "./make.server.ts";
import type { Job } from "./worker.ts";

vi.setConfig({ testTimeout: 60_000 });

const model = (title: string, more: Partial<ShareModel> = {}): ShareModel => ({
	page: { locale: "en", path: `/agenda/${title}` },
	title,
	summit: { name: "The Summit", when: "November 19–21, 2025 · Querétaro, Mexico" },
	...more,
});
const pixels = async (one: ShareModel) =>
	sharp(Buffer.from(await makeSharePicture(one)))
		.greyscale()
		.resize(300)
		.raw()
		.toBuffer();
const isSame = (one: Buffer, other: Buffer) => Math.max(...one.map((light, index) => Math.abs(light - (other[index] ?? 0)))) < 24;

test("a title of maximum length in any Latin letters fits above the aqueduct", async () => {
	const [plain, long] = await Promise.all([
		pixels(model("")),
		pixels(model(`Ærøskøbing, Łódź, Straße, ñandú, Þingvellir, Åre ${"energiförsörjningssäkerhetsfrågornas ".repeat(12)}`)),
	]);
	const lowest = plain.findLastIndex((light, index) => Math.abs(light - (long[index] ?? 0)) > 60);
	expect(Math.floor(lowest / 300) * 4).toBeLessThan(530);
	expect(isSame(plain, long)).toBe(false);
});

test("a title in unsupported letters is replaced by the summit's name, and emoji are removed", async () => {
	const named = await pixels(model("The Summit"));
	expect(isSame(await pixels(model("日本語 Москва")), named)).toBe(true);
	expect(isSame(await pixels(model("Energy 🎉")), await pixels(model("Energy")))).toBe(true);
});

test("the same text gives the same bytes from any process, also from a restarted one", async () => {
	const { worker } = await import("#app/workers/run.server.ts");
	const start = () => worker<Partial<Job>, Uint8Array>(() => import("./worker.ts?bundle"), { timeout: 30_000, idleTimeout: 1_000 });
	const [one, other] = [start(), start()];
	const energy: Job = { kind: "share", model: model("Energy"), picture: undefined };
	const drawn = Buffer.from(await one(energy));
	await expect(one({})).rejects.toBeInstanceOf(TypeError);
	for (const draw of [one, one, other]) expect(drawn.equals(Buffer.from(await draw(energy)))).toBe(true);
});
