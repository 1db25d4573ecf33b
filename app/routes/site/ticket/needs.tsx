import type { NeedsView } from "#app/domain/sales/attendee/needs.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { Field } from "#app/ui/field.tsx";
import { FoldedForm, type FoldedFormProps } from "./folded-form.tsx";

export function Needs({ needs: { text, isKept }, ...form }: FoldedFormProps & { needs: NeedsView }) {
	const { values } = form.refusal ?? {};
	const fields = [
		{ name: "diet", label: text.diet, hint: text.dietHint },
		{ name: "access", label: text.access, hint: text.accessHint },
	];
	return (
		<FoldedForm id="needs" text={text} fields={fields} {...form}>
			{(field) => (
				<div key={String(isKept)}>
					<p className="mb-4 max-w-measure text-ink-2">{text.words}</p>
					{isKept && <p className="mb-2">{text.kept}</p>}
					<div className="grid gap-4 sm:grid-cols-2">
						{fields.map(({ name, label, hint }) => (
							<Field key={name} {...field(name)} label={label} hint={hint} defaultValue={values?.[name]} maxLength={ORDER_LIMITS.needs} autoComplete="off" />
						))}
					</div>
					{isKept && (
						<label className="mt-2 flex min-h-11 items-center gap-3">
							<input type="checkbox" name="forget" defaultChecked={values?.forget !== undefined} />
							{text.forget}
						</label>
					)}
				</div>
			)}
		</FoldedForm>
	);
}
