import path from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { RETIRED_WORKER, WORKER } from "./names.ts";
import type { OfflineRoute } from "./offline-route.ts";

const FILES = { [WORKER]: "worker.ts", [RETIRED_WORKER]: "retired.ts" };

export function serviceWorker(listRoutes: () => Promise<OfflineRoute[]>): Plugin {
	return {
		name: "service-worker",
		apply: "build",
		async generateBundle() {
			if (this.environment.name !== "client") return;
			const define = { OFFLINE_ROUTES: JSON.stringify(await listRoutes()) };
			for (const [address, file] of Object.entries(FILES)) {
				const entry = path.join("app/offline/worker", file);
				const { outputFiles } = await build({ entryPoints: [entry], define, bundle: true, write: false, minify: true, format: "iife", target: "es2022" });
				this.emitFile({ type: "asset", fileName: address.slice(1), source: outputFiles[0]?.text });
			}
		},
	};
}
