import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { LOCALES } from "#app/i18n/config.ts";
import * as en from "#app/i18n/locales/en/index.ts";
import * as es from "#app/i18n/locales/es/index.ts";
import * as sv from "#app/i18n/locales/sv/index.ts";

const TEXTS = { en, es, sv };

/** One file for each language, which browsers keep, instead of the frame's texts in the hydration data of each page. */
export function frameTexts(): Plugin {
	const files = LOCALES.map((locale) => {
		const { common: text, failures } = TEXTS[locale];
		const source = `export default ${JSON.stringify({ text, failures })}`;
		return { locale, address: `/assets/texts-${locale}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`, source };
	});
	return {
		name: "frame-texts",
		apply: "build",
		config: () => ({ define: { __FRAME_TEXTS__: JSON.stringify(Object.fromEntries(files.map(({ locale, address }) => [locale, address]))) } }),
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const { address, source } of files) this.emitFile({ type: "asset", fileName: address.slice(1), source });
		},
	};
}
