import { Field } from "#app/ui/field.tsx";

interface UntilFieldProps {
	formId: string;
	text: { label: string; hint: string };
	value: string;
	error?: string;
}

export function UntilField({ formId, text, value, error }: UntilFieldProps) {
	return (
		<Field
			id={`${formId}-until`}
			name="until"
			type="datetime-local"
			label={text.label}
			hint={text.hint}
			defaultValue={value}
			autoComplete="off"
			error={error}
		/>
	);
}
