/** Writes a file by which `tsc` finds routes that do not say their facts, or not what their address asks for. */
import { mkdirSync, writeFileSync } from "node:fs";
import { listRoutes } from "./route-list.ts";

const routes = await listRoutes();
const checks = routes.map(({ path, file }) => `\tSays<"${path}", (typeof import("#${file}"))["facts"]>,\n`);
mkdirSync(".cache", { recursive: true });
writeFileSync(".cache/facts-check.ts", `import type { Says } from "#app/routes/route-facts.ts";\n\nexport type Checks = [\n${checks.join("")}];\n`);
