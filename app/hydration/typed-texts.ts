/**
 * Remembers what stands in text areas from now on: React 18 puts back the text with which they were served where it takes
 * a page over, and what was typed before would be lost.
 *
 * @returns writes it there again
 */
export function rememberTypedTexts(): () => void {
	const typed = new Map([...document.querySelectorAll("textarea")].filter(isChanged).map((area) => [area, area.value]));
	const remember = ({ target }: Event) => {
		if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
	};
	document.addEventListener("input", remember, true);
	return () => {
		document.removeEventListener("input", remember, true);
		for (const [area, text] of typed) if (area.value !== text) area.value = text;
	};
}

function isChanged({ value, defaultValue }: HTMLTextAreaElement): boolean {
	return value !== defaultValue;
}
