/** Handlers for what holds a form's prices: numbers count as they are typed, a discount code once it is left. */
export function onPriceChange(act: (form: HTMLFormElement) => void) {
	const when =
		(isCode: boolean) =>
		({ target }: { target: EventTarget }) => {
			const { form, name } = target as HTMLInputElement;
			if (form && (name === "discountCode") === isCode) act(form);
		};
	return { onChange: when(false), onBlur: when(true) };
}
