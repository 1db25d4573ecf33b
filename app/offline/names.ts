/** A new name, for another format, has all older caches deleted. */
export const COPIES = "pages-1";
export const TICKETS = "tickets-1";
/** Must never change: browsers look here for updates and for the removal of the worker. */
export const WORKER = "/service-worker.js";
export const RETIRED_WORKER = "/service-worker-retired.js";
export const NOTICE_SCRIPT = "/offline-notice.js";
