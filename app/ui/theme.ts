export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "light";

/** The key in browser storage, given by the specification. */
const STORAGE_KEY = "ui-theme";

export function isTheme(value: unknown): value is Theme {
	return THEMES.includes(value as Theme);
}

/** Runs in the head, before the first paint. Where nothing is stored, what the server wrote stands. */
export const themeScript = `try{const t=localStorage.getItem("${STORAGE_KEY}");if(${JSON.stringify(THEMES)}.includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** Shows a theme at once and remembers it in this browser. */
export function applyTheme(theme: Theme): void {
	document.documentElement.dataset.theme = theme;
	try {
		localStorage.setItem(STORAGE_KEY, theme);
	} catch {
		// A browser that stores nothing still shows the theme until the page is left.
	}
}
