import type { ReactNode } from "react";
import { useEditing } from "#app/admin/editor-context.ts";
import { FieldGroup } from "#app/admin/field-groups.tsx";
import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { EMPTY_LINKS, EVENT_LIMITS, MAX_LINKS } from "#app/domain/content/event/limits.ts";
import type { EventPage } from "#app/domain/content/event/pages.ts";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import { RichTextField } from "#app/domain/content/rich-text/field.tsx";

export type GroupTexts = Record<"dates" | "place" | "sales" | "sponsors" | "texts" | "contact", { title: string; words?: string }>;

interface EventFieldsProps {
	page: EventPage;
	groups: GroupTexts;
	facts: ReactNode;
}

export function EventFields({ page, groups, facts }: EventFieldsProps) {
	const inGroup = (group: keyof GroupTexts) => ({ id: `event-${group}`, ...groups[group] });
	const fields: Record<EventPage, ReactNode> = {
		dates: (
			<>
				<FieldGroup {...inGroup("dates")}>
					<TextField name="name" required maxLength={EVENT_LIMITS.name} />
					<div className="grid gap-6 md:grid-cols-3">
						<TextField name="startDate" type="date" required />
						<TextField name="endDate" type="date" required />
						<SelectField name="timeZone" required />
					</div>
					<CheckboxField name="datesAnnounced" />
					<div className="grid gap-6 md:grid-cols-2">
						<PhaseField />
						<TextField name="nextDate" type="date" />
					</div>
				</FieldGroup>
				<FieldGroup {...inGroup("place")}>
					<div className="grid gap-6 md:grid-cols-2">
						<TextField name="venue" maxLength={EVENT_LIMITS.venue} />
						<TextField name="address" maxLength={EVENT_LIMITS.address} />
						<TextField name="city" maxLength={EVENT_LIMITS.city} />
						<SelectField name="country" />
						<TextField name="mapUrl" type="url" />
						<TextField name="airportMinutes" inputMode="numeric" />
					</div>
					<PictureControl name="image" kind="scene" />
				</FieldGroup>
			</>
		),
		sales: (
			<>
				<FieldGroup {...inGroup("sales")}>
					<div className="grid gap-6 md:grid-cols-3">
						<SelectField name="sales" required />
						<TextField name="shopUrl" type="url" />
						<TextField name="capacity" inputMode="numeric" />
						<TextField name="earlyBirdUntil" type="date" required />
						<TextField name="groupMinimum" inputMode="numeric" required />
						<TextField name="groupDiscount" inputMode="numeric" required />
					</div>
				</FieldGroup>
				<FieldGroup {...inGroup("sponsors")}>
					<div className="grid grid-cols-2 gap-6 md:grid-cols-5">
						{["platinumFrom", "goldFrom", "silverFrom", "supportingFrom", "institutionalFrom"].map((name) => (
							<TextField key={name} name={name} inputMode="numeric" />
						))}
					</div>
					<div className="grid gap-6 md:grid-cols-2">
						<TextField name="sponsorContact" maxLength={EVENT_LIMITS.sponsorContact} />
						<TextField name="sponsorEmail" type="email" />
					</div>
					<PictureControl name="audiencePicture" kind="scene" />
				</FieldGroup>
			</>
		),
		texts: (
			<>
				<FieldGroup {...inGroup("texts")}>
					<TranslatedField name="tagline" maxLength={EVENT_LIMITS.tagline} rows={3} />
					<TranslatedField name="venueDescription" optional maxLength={EVENT_LIMITS.venueDescription} rows={10} />
					<TranslatedField name="directions" optional maxLength={EVENT_LIMITS.directions} rows={12} />
					{facts}
					<div className="grid gap-6 md:grid-cols-2">
						<TextField name="filmUrl" type="url" />
						<TextField name="albumUrl" type="url" />
					</div>
				</FieldGroup>
				<FieldGroup {...inGroup("contact")}>
					<div className="grid gap-6 md:grid-cols-3">
						<TextField name="email" type="email" />
						<TextField name="phone" type="tel" maxLength={EVENT_LIMITS.phone} />
						<TextField name="copyrightFrom" inputMode="numeric" required />
					</div>
					<SocialLinks />
				</FieldGroup>
			</>
		),
		figures: (
			<>
				<div className="grid grid-cols-2 gap-6 md:grid-cols-4">
					{["claimedCountries", "claimedAttendees", "claimedSpeakers", "claimedDays"].map((name) => (
						<TextField key={name} name={name} inputMode="numeric" required />
					))}
				</div>
				<CheckboxField name="claimsAnnounced" />
			</>
		),
		practical: (
			<>
				<RichTextField name="practical" optional maxLength={EVENT_LIMITS.practical} rows={20} place="page" />
				{facts}
				<PictureControl name="cityMap" kind="scene" />
			</>
		),
	};
	return fields[page];
}

/** Remounts for another suggested value, which a mounted select would not show. */
function PhaseField() {
	const { values } = useEditing();
	return <SelectField key={values.phase} name="phase" required />;
}

function SocialLinks() {
	const { values, entityTexts } = useEditing();
	const rows = Object.keys(values).flatMap((name) => name.match(/^socialLinks\.(\d+)\./)?.[1] ?? []);
	const filled = rows.length === 0 ? 0 : Math.max(...rows.map(Number)) + 1;
	return (
		<fieldset className="border-t border-line pt-4">
			<legend className="float-left mb-1 w-full font-display text-subheading font-bold">{entityTexts.fields.socialLinks}</legend>
			<p className="clear-both mb-4 text-small text-ink-2">{entityTexts.hints?.socialLinks}</p>
			<div className="grid gap-4">
				{Array.from({ length: Math.min(filled, MAX_LINKS) + EMPTY_LINKS }, (_, row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
					<div key={row} className="grid gap-x-4 gap-y-2 sm:grid-cols-[12rem_1fr]">
						<SelectField name={`socialLinks.${row}.network`} label={`${entityTexts.fields.network} ${row + 1}`} choices="network" />
						<TextField name={`socialLinks.${row}.url`} label={`${entityTexts.fields.url} ${row + 1}`} type="url" />
					</div>
				))}
			</div>
		</fieldset>
	);
}
