/** Writes a file with which `tsc` finds routes whose facts are missing or do not match their address. */
import { mkdirSync, writeFileSync } from "node:fs";
import { listRoutes } from "./route-list.ts";

const routes = await listRoutes();
const checks = routes.map(({ path, file }) => `\tCheckFacts<"${path}", (typeof import("#${file}"))["facts"]>,\n`);
mkdirSync(".cache", { recursive: true });
writeFileSync(".cache/facts-check.ts", `import type { CheckFacts } from "#app/routes/route-facts.ts";\n\nexport type Checks = [\n${checks.join("")}];\n`);
