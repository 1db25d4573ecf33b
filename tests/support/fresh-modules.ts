import { afterAll, vi } from "vitest";
import { watchExitListeners } from "./exit-listeners.ts";

// The database and the environment are read when modules are loaded.
vi.resetModules();

const earlier = process.listenerCount("exit");
const end = watchExitListeners();
afterAll(async () => {
	const isDatabaseOpen = process.listenerCount("exit") > earlier;
	if (isDatabaseOpen) await (await import("#app/runtime/database.server.ts")).db.destroy();
	end();
});
