/** React 18 resets text areas to their served text when it hydrates. @returns a function that restores the typed texts */
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
