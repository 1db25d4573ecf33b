import { retire } from "./retire.ts";

declare const self: ServiceWorkerGlobalScope;

/** What stands in the worker's place where the site is told to keep nothing (`SERVICE_WORKER=false`). */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("message", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));
