import { TranslatedField } from "#app/admin/fields.tsx";

export function FaqFields() {
	return (
		<>
			<TranslatedField name="question" first rows={2} />
			<TranslatedField name="answer" rows={8} />
		</>
	);
}
