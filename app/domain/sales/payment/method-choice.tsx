import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

export type PayBy = CartView["methods"][number];

export function MethodChoice({ text, methods, chosen }: { text: Pick<Texts["order"], "method">; methods: PayBy[]; chosen: string | undefined }) {
	const current = methods.find((method) => method === chosen) ?? methods[0];
	return (
		<fieldset className="mt-10 min-w-0">
			<legend className="heading mb-4">{text.method.heading}</legend>
			<div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
				{methods.map((method) => (
					<label key={method} className="flex items-start gap-3 rounded-card border border-line-strong p-4 has-checked:bg-paper-2">
						<input type="radio" name="method" value={method} defaultChecked={method === current} className="mt-0.5" />
						<span className="font-semibold">{text.method[method]}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
