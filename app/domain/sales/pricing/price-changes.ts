import { type RefCallback, useCallback, useRef } from "react";

/** Numbers and choices within `[data-priced]` count as they change, a discount code on blur; input from before hydration at once. */
export function usePriceChanges<Holder extends HTMLElement>(act: (form: HTMLFormElement) => void) {
	const latest = useRef(act);
	latest.current = act;
	const ref: RefCallback<Holder> = useCallback((holder: Holder | null) => {
		const inputs = holder?.querySelectorAll<HTMLInputElement>("[data-priced] input") ?? [];
		const changed = [...inputs].find((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked);
		if (changed?.form) latest.current(changed.form);
	}, []);
	const when =
		(isCode: boolean) =>
		({ target }: { target: EventTarget }) => {
			const { form, name } = target as HTMLInputElement;
			if (form && (target as Element).closest("[data-priced]") && (name === "discountCode") === isCode) act(form);
		};
	return { ref, onChange: when(false), onBlur: when(true) };
}
