/**
 * Takes out what stands between the page's own elements and was not served with them: browser extensions put such things into
 * `html`, `head` and `body`, and React 18 would draw the whole page anew for each, with all that was typed and opened lost.
 *
 * @param served the children of the three as they were served
 * @returns puts everything back where it was
 */
export function takeOutForeignElements(served: Set<Element>): () => void {
	const { documentElement, head, body } = document;
	const taken = [documentElement, head, body]
		.flatMap(({ children }) => [...children])
		.filter((element) => !served.has(element) && (element.parentElement === documentElement || hasAfter(element, served)))
		.map((element) => ({ element, parent: element.parentElement, next: element.nextSibling }));
	for (const { element } of taken) element.remove();
	return () => {
		for (const { element, parent, next } of taken.reverse()) parent?.insertBefore(element, next?.parentNode === parent ? next : null);
	};
}

/** React lets be what stands at the end of head and body. */
function hasAfter(element: Element, served: Set<Element>): boolean {
	for (let next = element.nextElementSibling; next; next = next.nextElementSibling) if (served.has(next)) return true;
	return false;
}
