import type { ChangeEventHandler, ComponentProps, ReactNode } from "react";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { isTypedChoice } from "./choices.ts";
import { labelOf, useEditing } from "./editor-context.ts";

interface NamedProps {
	name: string;
	label?: string;
	first?: boolean;
}

const idOf = (name: string) => `editor-${name}`;

export function TextField({ name, label, hint, first = false, ...props }: NamedProps & Omit<ComponentProps<typeof Field>, "label" | "error">) {
	const editing = useEditing();
	return (
		<Field
			{...props}
			id={idOf(name)}
			name={name}
			label={label ?? labelOf(name, editing)}
			hint={hint ?? editing.entityTexts.hints?.[name]}
			maxLength={props.maxLength ?? editing.lengths[name]}
			autoFocus={first && editing.isBlank}
			defaultValue={editing.values[name]}
			error={editing.errorOf(name)}
		/>
	);
}

interface TranslatedFieldProps extends NamedProps {
	/** In characters for each language; defaults to the limit in the schema. */
	maxLength?: number;
	rows?: number;
	optional?: boolean;
	/** Shown below a language in place of an empty text, which then does not count as missing. */
	instead?: (locale: Locale) => ReactNode;
	tools?: (locale: Locale) => ReactNode;
	below?: (locale: Locale) => ReactNode;
}

export function TranslatedField({ name, label, maxLength, rows, optional, instead, tools, below, first = false }: TranslatedFieldProps) {
	const editing = useEditing();
	const { text, values, stale, entityTexts } = editing;
	return (
		<fieldset className="min-w-0 border-t border-line pt-4">
			<legend className="float-left mb-2 w-full font-display text-subheading font-bold">{label ?? labelOf(name, editing)}</legend>
			{entityTexts.hints?.[name] && <p className="clear-both mb-3 text-small text-ink-2">{entityTexts.hints[name]}</p>}
			<div className="languages clear-both grid gap-x-5 gap-y-4 lg:grid-cols-3">
				{LOCALES.map((locale) => {
					const control = `${name}.${locale}`;
					const isStale = stale.includes(control);
					const isMissing = !instead && locale !== "en" && !values[control] && Boolean(values[`${name}.en`]);
					return (
						<div key={locale} data-locale={locale} className={isMissing || isStale ? "border-l-3 border-marigold pl-3" : ""}>
							<Field
								id={idOf(control)}
								name={control}
								lang={locale}
								label={text.languages[locale]}
								maxLength={maxLength ?? editing.lengths[control]}
								rows={rows}
								required={locale === "en" && !optional && !instead}
								autoFocus={first && locale === "en" && editing.isBlank}
								defaultValue={values[control]}
								error={editing.errorOf(control)}
								above={tools?.(locale)}
								hint={isMissing ? text.missing : isStale ? text.stale : undefined}
							/>
							{below?.(locale)}
							{instead?.(locale)}
							{isStale && (
								<label className="mt-2 flex min-h-8 items-center gap-2 text-small">
									<input type="checkbox" name={`fresh.${control}`} />
									{text.stillRight}
								</label>
							)}
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}

interface SelectFieldProps extends NamedProps {
	/** Name of choices that several controls and `Suggestions` share; defaults to the name of the control. */
	choices?: string;
	required?: boolean;
	initial?: string;
	/** Only called by a select, not for typed choices. */
	onChange?: ChangeEventHandler<HTMLSelectElement>;
	addedAt?: string;
}

export function SelectField(props: SelectFieldProps) {
	const { name, label, choices = name, required, initial, addedAt, onChange } = props;
	const editing = useEditing();
	const error = editing.errorOf(name);
	const value = editing.values[name] || initial || "";
	const options = editing.choices[choices] ?? [];
	const id = idOf(name);
	if (isTypedChoice(options)) return <TypedField {...props} value={options.find((choice) => choice.value === value)?.label ?? value} />;
	const described = [editing.entityTexts.hints?.[name] && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-semibold">
				{label ?? labelOf(name, editing)}
			</label>
			<select
				key={value}
				id={id}
				name={name}
				defaultValue={value}
				required={required}
				onChange={onChange}
				aria-invalid={error ? true : undefined}
				aria-describedby={described}
				className="field block min-h-11"
			>
				{(!required || !value) && !options.some((choice) => choice.value === "") && <option value="">{required ? "" : editing.text.none}</option>}
				{options.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
			{editing.entityTexts.hints?.[name] && (
				<p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
					{editing.entityTexts.hints[name]}
				</p>
			)}
			{addedAt && options.length === 0 && (
				<Link to={addedAt} className="link inline-flex min-h-8 items-center text-small">
					{editing.text.addFirst}
				</Link>
			)}
			{error && (
				<p id={`${id}-error`} className="mt-1.5 font-medium text-danger">
					{error}
				</p>
			)}
		</div>
	);
}

function TypedField({ name, label, choices, required, value }: SelectFieldProps & { value: string }) {
	const editing = useEditing();
	const isShared = choices !== undefined && choices !== name;
	return (
		<>
			<Field
				id={idOf(name)}
				name={name}
				label={label ?? labelOf(name, editing)}
				list={suggestionsOf(choices ?? name)}
				autoComplete="off"
				required={required}
				defaultValue={value}
				hint={isShared ? undefined : [editing.entityTexts.hints?.[name], editing.text.typeToChoose].filter(Boolean).join(" ")}
				error={editing.errorOf(name)}
			/>
			{!isShared && <Suggestions choices={name} />}
		</>
	);
}

const suggestionsOf = (choices: string) => `${idOf(choices)}-suggestions`;

export function Suggestions({ choices }: { choices: string }) {
	const options = useEditing().choices[choices] ?? [];
	if (!isTypedChoice(options)) return null;
	return (
		<datalist id={suggestionsOf(choices)}>
			{options.map(({ value, label }) => (
				<option key={value} value={label} />
			))}
		</datalist>
	);
}

export function CheckboxField({ name, label }: NamedProps) {
	const editing = useEditing();
	const id = idOf(name);
	const error = editing.errorOf(name);
	const hint = editing.entityTexts.hints?.[name];
	return (
		<div>
			<label className="flex min-h-11 items-center gap-3 font-semibold">
				<input
					id={id}
					type="checkbox"
					name={name}
					defaultChecked={editing.values[name] === "on"}
					aria-invalid={error ? true : undefined}
					aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
				/>
				{label ?? labelOf(name, editing)}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="text-small text-ink-2">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="mb-2 font-medium text-danger">
					{error}
				</p>
			)}
		</div>
	);
}
