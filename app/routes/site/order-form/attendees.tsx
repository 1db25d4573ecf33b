import type { ReactNode } from "react";
import type { Attendee } from "#app/domain/sales/attendee/attendee.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { AttendeeValues, OrderValues } from "#app/domain/sales/order/order-form.server.ts";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";
import type { WorkshopChoice } from "./workshop-choice.server.ts";
import { Workshops } from "./workshops.tsx";

interface AttendeesProps {
	id: string;
	action: string;
	text: Pick<Texts["order"], "attendees" | "workshops">;
	cart: CartView;
	values: OrderValues;
	workshops: WorkshopChoice[];
	wordsFor: (name: string) => string | undefined;
}

const NOBODY: AttendeeValues = { name: "", email: "", company: "", jobTitle: "", country: "", workshops: [], hasOwn: false };
const FOLDED = ["company", "jobTitle", "country"] as const;
const AUTOCOMPLETE = { company: "organization", jobTitle: "organization-title", country: "country-name" };

/** Fields that do not apply are hidden by CSS alone, and still submitted. */
export function Attendees({ id, action, text, cart, values, workshops, wordsFor }: AttendeesProps) {
	const { tickets, isTogether } = cart;
	const isSingle = tickets.length === 1;
	const surplus = values.attendees.map((attendee, index) => ({ attendee, index })).slice(tickets.length);
	const named = surplus.filter(({ attendee }) => attendee.name);
	const kept = surplus.length > 0 && (
		<div className="mt-4 text-ink-2 wrap-anywhere">
			{named.length > 0 && `${text.attendees.kept} ${named.map(({ attendee }) => attendee.name).join(", ")}`}
			{surplus.map(({ attendee, index }) => (
				<Kept key={index} name={`attendee.${index}`} attendee={attendee} />
			))}
		</div>
	);
	const numbered = [...new Set([...values.numbered, ...workshops.map(({ id }) => id)])];
	if (tickets.length === 0) return kept || null;
	const check = (name: "attendingMyself" | "namesLater", isChecked: boolean) => (
		<label className="flex min-h-11 items-start gap-3 py-1.5">
			<input type="checkbox" name={name} defaultChecked={isChecked} className="mt-0.5" />
			{text.attendees[name]}
		</label>
	);
	return (
		<fieldset id={`${id}-attendees`} className="attendees mt-10">
			<legend className={isSingle ? "sr-only" : "heading mb-1"}>{text.attendees.heading}</legend>
			{check("attendingMyself", values.attendingMyself ?? isSingle)}
			{!isSingle && check("namesLater", values.namesLater)}
			{!isSingle && (
				<Fold id={`${id}-list`} summary={text.attendees.paste} isOpen={values.pasted !== ""}>
					<Field
						id={`${id}-pasted`}
						name="pasted"
						label={text.attendees.pasted}
						hint={isTogether && workshops.length > 0 ? text.attendees.pastedWorkshops : undefined}
						defaultValue={values.pasted}
						rows={4}
						error={values.pastedProblems?.join("\n")}
					/>
					<Button look="outline" name="update" value="1" formNoValidate formAction={`${action}#${id}-list`} className="mt-3">
						{text.attendees.fill}
					</Button>
				</Fold>
			)}
			<SuccessMessage className="mb-2 py-2">{values.taken}</SuccessMessage>
			{isTogether && <input type="hidden" name="numberedWorkshops" value={numbered.join(" ")} />}
			{isTogether && workshops.length > 0 && (
				<Fold summary={text.workshops.forAll} isOpen={values.everyone.length > 0}>
					<Workshops
						name="everyone.workshop"
						workshops={workshops}
						chosen={values.everyone}
						isIncluded={tickets.every(({ hasAllWorkshops }) => hasAllWorkshops)}
						numbered={numbered}
						text={text.workshops}
					/>
				</Fold>
			)}
			{tickets.map(({ label, hasAllWorkshops }, index) => {
				const attendee = values.attendees[index] ?? NOBODY;
				const hasOwn = attendee.hasOwn || attendee.workshops.length > 0;
				const name = `attendee.${index}`;
				const field = (part: keyof Attendee) => ({
					id: `${id}-${name}.${part}`,
					name: `${name}.${part}`,
					label: text.attendees.fields[part],
					defaultValue: attendee[part],
					error: wordsFor(`${name}.${part}`),
					autoComplete: "off",
				});
				return (
					<fieldset
						key={`${cart.shown[index]} ${cart.shown.slice(0, index).filter((tier) => tier === cart.shown[index]).length}`}
						className={isSingle ? "" : `mt-6 ${isTogether && !hasOwn ? "attendee-names" : ""}`}
					>
						<legend className={isSingle ? "sr-only" : "mb-1 font-semibold"}>{label}</legend>
						<div className="attendee-names">
							<div className={`grid gap-x-5 gap-y-3 sm:grid-cols-2 ${index === 0 ? "not-attending" : ""}`}>
								<Field {...field("name")} maxLength={ORDER_LIMITS.name} />
								<Field {...field("email")} maxLength={EMAIL_LENGTH} type="email" />
							</div>
							<Fold summary={text.attendees.more} isOpen={FOLDED.some((part) => wordsFor(`${name}.${part}`))}>
								<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
									{FOLDED.map((part) => (
										<Field key={part} {...field(part)} maxLength={ORDER_LIMITS[part]} {...(isSingle && { autoComplete: AUTOCOMPLETE[part] })} />
									))}
								</div>
							</Fold>
						</div>
						{workshops.length > 0 && (!isTogether || hasOwn) && (
							<Fold summary={text.workshops.heading} isOpen={hasOwn}>
								{isTogether && <input type="hidden" name={`${name}.own`} value="1" />}
								<Workshops
									name={`${name}.workshop`}
									workshops={workshops}
									chosen={attendee.workshops}
									isIncluded={hasAllWorkshops}
									numbered={isTogether ? numbered : undefined}
									text={text.workshops}
								/>
							</Fold>
						)}
					</fieldset>
				);
			})}
			{kept}
		</fieldset>
	);
}

/** Attendees for whom there is no ticket at the moment. */
function Kept({ name, attendee: { workshops, hasOwn, ...attendee } }: { name: string; attendee: AttendeeValues }) {
	const fields = [...Object.entries(attendee).map(([part, value]) => [part, value] as const), ...workshops.map((value) => ["workshop", value] as const)];
	return [...fields.filter(([, value]) => value), ...(hasOwn ? [["own", "1"] as const] : [])].map(([part, value]) => (
		<input key={`${part} ${value}`} type="hidden" name={`${name}.${part}`} value={value} />
	));
}

/** @param id of a part that an answer is scrolled to */
function Fold({ id, summary, isOpen, children }: { id?: string; summary: string; isOpen: boolean; children: ReactNode }) {
	return (
		<details id={id} data-asks={id && "start"} className="group" open={isOpen}>
			<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
				{summary}
				<DownArrow />
			</summary>
			<div className="pb-4">{children}</div>
		</details>
	);
}
