import { setTimeout } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { organizerOf } from "../support/http.ts";
import { addParticipants } from "../support/participants.ts";
import { ADMIN } from "../support/running-site.ts";
import { load, type Measured, median, ratio } from "./load.ts";
import { startOurs } from "./servers.ts";

const TOKEN = "a token for the bench alone";
const SLICE_SECONDS = 1;

/** People times slots. */
const SIZES = [
	{ people: 500, slots: 3, minutes: 20 },
	{ people: 200, slots: 12, minutes: 5 },
];

export interface Planned {
	people: number;
	slots: number;
	/** Seconds until the plan is made, and until it is published. */
	made: number;
	published: number;
	/** 99th percentile of the timers' delay while each runs, in milliseconds. */
	delayMaking: number;
	delayPublishing: number;
	calm: Measured;
	meanwhile: Measured;
	/** Divided by the rate without a plan. */
	ofCalm: number;
}

/** Measures planning and publishing while pages are requested. */
export async function measureMeetings(folder: string): Promise<Planned[]> {
	const measured = [];
	for (const size of SIZES) measured.push(await measure(folder, size));
	return measured;
}

async function measure(folder: string, { people, slots, minutes }: (typeof SIZES)[number]): Promise<Planned> {
	const site = await startOurs(folder, { METRICS_TOKEN: TOKEN, ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, PUBLIC_ORIGIN: "" });
	const sqlite = new SQLite(site.databaseFile);
	addParticipants(sqlite, people);
	sqlite.close();
	const organizer = await organizerOf(site);
	const tables = Array.from({ length: people / 2 }, (_, index) => index + 1).join("\n");
	const path = "/admin/meetings/slots/business-matchmaking";
	await organizer.post(path, { slotMinutes: String(minutes), pauseMinutes: minutes === 20 ? "5" : "0", tables });
	const ask = () => load(site.pid, { url: `${site.origin}/`, headers: { "Accept-Encoding": "br" }, seconds: SLICE_SECONDS, connections: 50 });
	const calm: Measured[] = [];
	for (let round = 0; round < 5; round++) calm.push(await ask());
	const during = async (work: Promise<Response>) => {
		let isOver = false;
		const started = performance.now();
		const done = work.then(({ status }) => {
			isOver = true;
			if (status !== 303) throw new Error(`Planning was answered ${status}.`);
			return (performance.now() - started) / 1000;
		});
		const meanwhile: Measured[] = [];
		await delayOf(site.origin);
		while (!isOver) meanwhile.push(await ask());
		return { seconds: await done, delay: await delayOf(site.origin), meanwhile };
	};
	const making = await during(organizer.post("/admin/meetings/plan", { step: "plan" }));
	const { plan = "" } = await organizer.formOf("/admin/meetings", "#plan form");
	await setTimeout(1000);
	const publishing = await during(organizer.post("/admin/meetings/plan", { step: "publish", plan }));
	await site.stop();
	return {
		...{ people, slots, made: making.seconds, published: publishing.seconds, delayMaking: making.delay, delayPublishing: publishing.delay },
		...{
			calm: median(calm),
			meanwhile: median(making.meanwhile),
			ofCalm: ratio(
				making.meanwhile,
				making.meanwhile.map((_, round) => calm[round % 5] as Measured),
			),
		},
	};
}

async function delayOf(origin: string): Promise<number> {
	const figures = await (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
	return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(figures)?.[1]) * 1000;
}
