/** The browser's cache that copies are kept in. Another name, for what is kept in another way, has all older ones deleted. */
export const COPIES = "pages-1";
/** That of the tickets that people asked it to keep. */
export const TICKETS = "tickets-1";
/** Where browsers find the worker. It must never change: that is how browsers learn of the next one, or of none. */
export const WORKER = "/service-worker.js";
/** A built file that stands in for it where nothing may be kept. */
export const RETIRED_WORKER = "/service-worker-retired.js";
/** The script of the notice in a copy; the worker itself answers it. */
export const NOTICE_SCRIPT = "/offline-notice.js";
