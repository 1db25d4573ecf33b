export { parse } from "./dom.ts";

export function texts(document: Document, selector: string): string[] {
	return [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
}

export function jsonLdOf(document: Document): unknown[] {
	return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? ""));
}

/** Returns the address in `public/` of a hashed one: `/images/a-480.webp` of `/assets/images/a-1f2e3d4c-480.webp`. */
export function plainAddress(address: string | null | undefined): string | undefined {
	const [, before, after] = /^\/assets(\/.+)-[0-9a-f]{8}(-\d+\.\w+|\.\w+(?:#.*)?)$/.exec(address ?? "") ?? [];
	return before && before + after;
}

/** Returns the values of a form, by default the editor, as a browser would submit them. */
export function controlsOf(document: Document, form = "#editor"): Record<string, string> {
	const controls = [...document.querySelectorAll<HTMLElement>(`${form} :is(input, textarea, select)[name]`)];
	const sent = controls.filter((control) => {
		const type = control.getAttribute("type");
		return type !== "file" && ((type !== "checkbox" && type !== "radio") || control.hasAttribute("checked"));
	});
	return Object.fromEntries(sent.map((control) => [control.getAttribute("name") ?? "", typedIn(control)]));
}

function typedIn(control: HTMLElement): string {
	if (control.tagName === "SELECT") return control.querySelector("option[selected]")?.getAttribute("value") ?? "";
	if (control.tagName === "TEXTAREA") return (control.textContent ?? "").replace(/^\n/, "");
	return control.getAttribute("value") ?? (control.getAttribute("type") === "checkbox" ? "on" : "");
}
