export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "light";

/** The key in browser storage, given by the specification. */
const STORAGE_KEY = "ui-theme";

export function isTheme(value: unknown): value is Theme {
	return THEMES.includes(value as Theme);
}

/** Where the form leads that chooses a theme without JavaScript. */
export const THEME_ACTION = "/theme";

/**
 * Runs in the head. What is stored holds before the first paint; where nothing is, what the server wrote stands. A choice
 * holds at once, without waiting for the programs, and also where a browser stores nothing: until the page is left. The
 * buttons say which theme that is.
 */
export const themeScript = `{
const root=document.documentElement,
mark=()=>document.querySelectorAll("[name=theme]").forEach(b=>b.setAttribute("aria-pressed",b.value===root.dataset.theme)),
show=t=>${JSON.stringify(THEMES)}.includes(t)&&(root.dataset.theme=t);
addEventListener("DOMContentLoaded",mark);
try{show(localStorage.getItem("${STORAGE_KEY}"))}catch{}
addEventListener("submit",e=>{
if(e.target.getAttribute("action")!=="${THEME_ACTION}")return;
e.preventDefault();
const t=show(e.submitter.value);
mark();
try{localStorage.setItem("${STORAGE_KEY}",t)}catch{}
})}`;
