import { registerHooks } from "node:module";

/**
 * Lets Node.js run the sources as they are: it strips types by itself, but knows neither `~/` nor imports that leave out
 * `.ts` or `/index.ts`, which the bundler resolves otherwise.
 */
const APP = new URL("../", import.meta.url);
const ENDINGS = ["", ".ts", "/index.ts"];

registerHooks({
	resolve(specifier, context, next) {
		const isAliased = specifier.startsWith("~/");
		if (!isAliased && !specifier.startsWith(".")) return next(specifier, context);
		const target = isAliased ? new URL(specifier.slice("~/".length), APP).href : specifier;
		for (const ending of ENDINGS) {
			try {
				return next(target + ending, context);
			} catch (error) {
				if (!isMissing(error)) throw error;
			}
		}
		return next(target, context);
	},
});

function isMissing(error: unknown): boolean {
	return ["ERR_MODULE_NOT_FOUND", "ERR_UNSUPPORTED_DIR_IMPORT"].includes((error as { code?: string }).code ?? "");
}
