import type { Texts } from "#app/i18n/texts.server.ts";
import { Field } from "#app/ui/field.tsx";

export type ConfirmError = "required" | "tooLong" | "wrong";

interface ConfirmFieldProps {
	formId: string;
	text: Pick<Texts["adminUsers"]["confirm"], "label"> & { hint?: string };
	error: string | undefined;
}

export function ConfirmField({ formId, text, error }: ConfirmFieldProps) {
	return (
		<div className="max-w-md">
			<Field
				id={`${formId}-passwordNow`}
				name="passwordNow"
				type="password"
				label={text.label}
				hint={text.hint}
				autoComplete="current-password"
				required
				error={error}
			/>
		</div>
	);
}
