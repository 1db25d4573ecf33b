import { useEditing } from "#app/admin/editor-context.ts";
import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { OPEN_TO_ALL, TICKET_LIMITS } from "#app/domain/sales/tier/limits.ts";

export function TierFields() {
	return (
		<>
			<TranslatedField name="name" first maxLength={TICKET_LIMITS.name} />
			<div className="grid items-start gap-6 md:grid-cols-3">
				<TextField name="price" required inputMode="decimal" />
				<SelectField name="status" required initial="published" />
				<div className="md:pt-7">
					<CheckboxField name="available" />
					<CheckboxField name="featured" />
				</div>
			</div>
			<div className="grid items-start gap-6 md:grid-cols-3">
				<TextField name="capacity" inputMode="numeric" />
				<TextField name="mostPerOrder" inputMode="numeric" />
				<TextField name="earlyBirdPrice" inputMode="decimal" />
				<TextField name="saleStart" type="date" />
				<TextField name="saleEnd" type="date" />
				<div className="md:pt-7">
					<CheckboxField name="atDoor" />
				</div>
			</div>
			<TranslatedField name="description" maxLength={TICKET_LIMITS.description} rows={3} />
			<FeatureFields name="features" />
			<FeatureFields name="notIncluded" />
		</>
	);
}

function FeatureFields({ name }: { name: "features" | "notIncluded" }) {
	const { choices, entityTexts, values } = useEditing();
	// A box that was checked before can still be unchecked.
	const offered = choices.features?.filter(({ value }) => name === "features" || value !== OPEN_TO_ALL || values[`${name}.${value}`] === "on");
	return (
		<fieldset className="min-w-0 border-t border-line pt-4">
			<legend className="float-left mb-2 w-full font-display text-subheading font-bold">{entityTexts.fields[name]}</legend>
			<div className="clear-both mb-4 grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
				{offered?.map(({ value, label }) => (
					<CheckboxField key={value} name={`${name}.${value}`} label={label} />
				))}
			</div>
			<TextField name={`${name}.own`} label={entityTexts.fields.own} hint={entityTexts.hints?.own} rows={3} maxLength={TICKET_LIMITS.features} />
		</fieldset>
	);
}
