/** `npm start`: serves what `npm run build` made. */
import "./resolve.ts";

// React has a slower build for who develops.
process.env.NODE_ENV ??= "production";

const { serve } = await import("./serve.ts");
const { folderSource } = await import("./static-files.ts");
const build = await import(new URL("../../build/server/index.js", import.meta.url).href);
await serve(build, folderSource("build/client"));
process.exit();
