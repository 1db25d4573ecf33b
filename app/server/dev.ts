import type { ServerBuild } from "@remix-run/node";
import { createServer } from "vite";
import type { BuiltSite } from "./serve.ts";

process.env.NODE_ENV ??= "development";
const { run } = await import("#app/server/commands/run.ts");
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<unknown> as Promise<ServerBuild>;

const compile: BuiltSite["compile"] = (request, response, answer) => {
	vite.middlewares(request, response, async (fault?: Error) => {
		try {
			if (fault) throw fault;
			await answer(await build());
		} catch (cause) {
			vite.ssrFixStacktrace(cause as Error);
			const { stack = "" } = cause as Error;
			process.stderr.write(`${stack}\n`);
			response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(stack);
		}
	});
};

const code = await run(["serve", ...process.argv.slice(2)], async () => ({
	build: await build(),
	files: { names: [], read: () => Buffer.alloc(0) },
	compile,
}));
await vite.close();
process.exit(code);
