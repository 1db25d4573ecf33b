import { receive } from "~/workers/receive";

/** Does jobs for the site that started this process, until it ends it. */
export function doJobs(): Promise<never> {
	receive();
	return new Promise(() => {});
}
