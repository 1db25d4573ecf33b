import { expect, test } from "vitest";
import { WorkerEnded, worker } from "./run.server.ts";

/** Replies with the job's number, the process id and the names in its environment. Exits at 0, is silent at -1. */
const SOURCE = `process.on("message", (job) => {
	if (job === 0) process.exit();
	if (job > 0) process.send({ done: { job, pid: process.pid, names: Object.keys(process.env) } });
})`;
interface Done {
	job: number;
	pid: number;
	names: string[];
}
const start = (idleTimeout: number, timeout = 30_000) => worker<number, Done>(async () => ({ default: SOURCE }), { timeout, idleTimeout });
const isRunning = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test("jobs run in order in one process without the site's environment", async () => {
	process.env.SESSION_SECRET = "secret";
	const work = start(60_000);
	const [first, second] = await Promise.all([work(1), work(2)]);
	expect([first.job, second.job, second.pid, first.names.filter((name) => !/^(LD|MALLOC|NODE_CHANNEL)_/.test(name))]).toEqual([1, 2, first.pid, []]);
	process.kill(first.pid, "SIGKILL");
	await expect.poll(() => isRunning(first.pid)).toBe(false);
	expect((await work(3)).pid).not.toBe(first.pid);
});

test("the process ends when there are no jobs", async () => {
	const { pid } = await start(1)(1);
	expect(pid).not.toBe(process.pid);
	await expect.poll(() => isRunning(pid)).toBe(false);
});

test("a crash rejects the waiting job, a timeout kills the process, and the next job gets a new one", async () => {
	const work = start(60_000);
	await expect(work(0)).rejects.toBeInstanceOf(WorkerEnded);
	const { pid } = await work(1);
	await expect(start(60_000, 1)(-1)).rejects.toThrow("It took too long.");
	expect((await work(2)).pid).toBe(pid);
	await expect(work(-1, 1)).rejects.toThrow("It took too long.");
});
