export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "light";

const STORAGE_KEY = "ui-theme";

export function isTheme(value: unknown): value is Theme {
	return THEMES.includes(value as Theme);
}

export const THEME_ACTION = "/theme";

/** Applies the stored theme before the first paint, else the server's. If the browser stores nothing, a choice lasts until the page is left. */
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
