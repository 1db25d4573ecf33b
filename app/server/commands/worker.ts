import { receive } from "#app/workers/receive.ts";

export function doJobs(): Promise<never> {
	receive();
	return new Promise(() => {});
}
