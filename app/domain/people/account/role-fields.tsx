import { ROLES, type Role } from "#app/auth/rights.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

interface RoleFieldsProps {
	formId: string;
	legend?: string;
	labelledBy?: string;
	text: Texts["adminUsers"]["roles"];
	value: readonly Role[];
	error?: string;
}

export function RoleFields({ formId, legend, labelledBy, text, value, error }: RoleFieldsProps) {
	return (
		<fieldset aria-labelledby={labelledBy} aria-describedby={error && `${formId}-role-error`}>
			{legend && <legend className="mb-1.5 font-semibold">{legend}</legend>}
			{ROLES.map((role, index) => (
				<label key={role} className="flex min-h-11 items-baseline gap-3 border-b border-line py-3">
					<input type="checkbox" id={index === 0 ? `${formId}-role` : undefined} name="role" value={role} defaultChecked={value.includes(role)} />
					<span>
						<span className="font-semibold">{text[role].title}</span>
						<span className="block text-small text-ink-2">{text[role].words}</span>
					</span>
				</label>
			))}
			{error && (
				<p id={`${formId}-role-error`} className="mt-1.5 font-medium text-danger">
					{error}
				</p>
			)}
		</fieldset>
	);
}
