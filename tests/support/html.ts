import { Window } from "happy-dom";

/** A page as a browser without JavaScript reads it. */
export function parse(html: string): Document {
	return new new Window().DOMParser().parseFromString(html, "text/html") as unknown as Document;
}

/** The texts of all elements that a selector finds, white space folded. */
export function texts(document: Document, selector: string): string[] {
	return [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
}
