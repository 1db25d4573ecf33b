import { type RefCallback, useCallback, useRef } from "react";

/** Numbers count while they are typed, a discount code on blur; input from before hydration at once. */
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
