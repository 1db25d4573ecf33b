import { useEditing } from "#app/admin/editor-context.ts";
import { TextField } from "#app/admin/fields.tsx";

export function DiscountFields({ isNew }: { isNew: boolean }) {
	const { entityTexts } = useEditing();
	return (
		<>
			<div className="grid items-start gap-6 md:grid-cols-3">
				<TextField
					name="code"
					first
					required
					readOnly={!isNew}
					hint={entityTexts.hints?.[isNew ? "code" : "fixed"]}
					autoCapitalize="characters"
					autoComplete="off"
				/>
			</div>
			<div className="grid items-start gap-6 md:grid-cols-3">
				<TextField name="percent" inputMode="numeric" />
				<TextField name="amount" inputMode="decimal" />
			</div>
			<TierBoxes />
			<div className="grid items-start gap-6 md:grid-cols-3">
				<TextField name="uses" inputMode="numeric" />
				<TextField name="until" type="date" />
			</div>
			<TextField name="note" rows={2} />
			<div className="max-w-md">
				<TextField name="passwordNow" type="password" autoComplete="current-password" />
			</div>
		</>
	);
}

function TierBoxes() {
	const { choices, entityTexts, values } = useEditing();
	const chosen = Object.entries(values).flatMap(([name, value]) => (name.startsWith("tiers.") ? value : []));
	return (
		<fieldset className="min-w-0 border-t border-line pt-4" aria-describedby="editor-tiers-hint">
			<legend className="float-left mb-1 w-full font-display text-subheading font-bold">{entityTexts.fields.tiers}</legend>
			<p id="editor-tiers-hint" className="clear-both mb-2 text-small text-ink-2">
				{entityTexts.hints?.tiers}
			</p>
			<div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
				{choices.tiers?.map(({ value, label }, index) => (
					<label key={value} className="flex min-h-11 items-center gap-3 font-semibold">
						<input type="checkbox" name={`tiers.${index}`} value={value} defaultChecked={chosen.includes(value)} />
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
