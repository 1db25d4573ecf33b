import { Field } from "#app/ui/field.tsx";

interface NewPasswordFieldProps {
	formId: string;
	name: string;
	label: string;
	hint?: string;
	required?: boolean;
	error: string | undefined;
}

export function NewPasswordField({ formId, name, ...field }: NewPasswordFieldProps) {
	return <Field {...field} id={`${formId}-${name}`} name={name} type="password" autoComplete="new-password" />;
}

interface NewPasswordFieldsProps {
	formId: string;
	labels: { passwordNew: string; passwordAgain: string };
	rules: string;
	wordsFor: (name: string) => string | undefined;
}

export function NewPasswordFields({ formId, labels, rules, wordsFor }: NewPasswordFieldsProps) {
	return (
		<>
			<NewPasswordField formId={formId} name="passwordNew" label={labels.passwordNew} hint={rules} required error={wordsFor("passwordNew")} />
			<NewPasswordField formId={formId} name="passwordAgain" label={labels.passwordAgain} required error={wordsFor("passwordAgain")} />
		</>
	);
}
