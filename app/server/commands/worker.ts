import { receive } from "#app/workers/receive.ts";

export function runWorker(): Promise<never> {
	receive();
	return new Promise(() => {});
}
