import { receive } from "#app/workers/receive.ts";

/** Does jobs for the site that started this process, until it ends it. */
export function doJobs(): Promise<never> {
	receive();
	return new Promise(() => {});
}
