import { OWN_FIELDS } from "#app/domain/sales/attendee/attendee.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Field } from "#app/ui/field.tsx";
import { FoldedForm, type FoldedFormProps } from "./folded-form.tsx";

interface AttendeeDetailsProps extends FoldedFormProps {
	text: Texts["attendeeDetails"] & Pick<Texts["order"]["attendees"], "fields">;
	values: Record<(typeof OWN_FIELDS)[number], string>;
	/** Hashes of the shown values. */
	seen: string;
}

export function AttendeeDetails({ text, values, seen, ...form }: AttendeeDetailsProps) {
	const typed = form.refusal?.values;
	return (
		<FoldedForm id="details" text={text} fields={OWN_FIELDS.map((name) => ({ name, label: text.fields[name] }))} {...form}>
			{(field) => (
				<>
					<input type="hidden" name="seen" value={typed?.seen ?? seen} />
					<div className="grid gap-4 sm:grid-cols-2">
						{OWN_FIELDS.map((name) => (
							<Field
								key={`${name} ${values[name]}`}
								{...field(name)}
								label={text.fields[name]}
								defaultValue={typed?.[name] ?? values[name]}
								maxLength={ORDER_LIMITS[name]}
								required={name === "name"}
								autoComplete={AUTOCOMPLETE[name]}
							/>
						))}
					</div>
				</>
			)}
		</FoldedForm>
	);
}

const AUTOCOMPLETE = { name: "name", company: "organization", jobTitle: "organization-title", country: "country-name" };
