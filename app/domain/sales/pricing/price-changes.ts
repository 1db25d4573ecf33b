import { type RefCallback, useCallback, useRef } from "react";

/**
 * Handlers for what holds a form's prices: numbers count as they are typed, a discount code once it is left; what was typed
 * before the scripts came, at once.
 */
export function usePriceChanges<Holder extends HTMLElement>(act: (form: HTMLFormElement) => void) {
	const latest = useRef(act);
	latest.current = act;
	const ref: RefCallback<Holder> = useCallback((holder: Holder | null) => {
		const typed = [...(holder?.querySelectorAll("input") ?? [])].find((input) => input.value !== input.defaultValue);
		if (typed?.form) latest.current(typed.form);
	}, []);
	const when =
		(isCode: boolean) =>
		({ target }: { target: EventTarget }) => {
			const { form, name } = target as HTMLInputElement;
			if (form && (name === "discountCode") === isCode) act(form);
		};
	return { ref, onChange: when(false), onBlur: when(true) };
}
