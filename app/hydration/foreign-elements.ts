/**
 * Removes elements of browser extensions: React 18 would render the whole page anew for them and lose all input.
 * @returns a function that puts them back
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

/** React ignores extra elements at the end of head and body. */
function hasAfter(element: Element, served: Set<Element>): boolean {
	for (let next = element.nextElementSibling; next; next = next.nextElementSibling) if (served.has(next)) return true;
	return false;
}
