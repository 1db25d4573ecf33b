import { useState } from "react";
import { SEARCH_PREFIX, SHOWN_SEARCH_PREFIX } from "#app/admin/choices.ts";
import { LOCALES } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { fileAddress, isNamed, type PictureKind, pictureIdIn } from "./address.ts";
import { FileField } from "./file-field.tsx";
import { ACCEPTED_LOGO, ALT_LENGTH } from "./limits.ts";
import type { PictureChoice } from "./view.server.ts";

export interface PictureFieldProps {
	name: string;
	idPrefix: string;
	kind: PictureKind;
	label: string;
	value: string | undefined;
	required?: boolean;
	choices: PictureChoice[];
	search?: { find: string; isOpen: boolean };
	typed: (name: string) => string | undefined;
	errorOf: (name: string) => string | undefined;
	text: Pick<Texts["editor"], "picture" | "languagesWithin" | "errors">;
}

export function PictureField(props: PictureFieldProps) {
	const { name, idPrefix, kind, label, value = "", required, choices, search, errorOf, text } = props;
	const [chosen, setChosen] = useState(value);
	const id = idPrefix + name;
	const error = errorOf(name);
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			aria-invalid={error ? true : undefined}
			aria-describedby={error && `${id}-error`}
			className="min-w-0 border-t border-line pt-4 outline-none"
		>
			<legend className="float-left mb-3 w-full font-display text-subheading font-bold">{label}</legend>
			<input type="hidden" name={`${name}.kind`} value={kind} />
			<div className="clear-both flex flex-wrap items-start gap-x-6 gap-y-4">
				<Chosen address={chosen} kind={kind} choices={choices} text={text.picture} />
				<div className="min-w-0 flex-1 basis-80">
					{error && (
						<p id={`${id}-error`} className="mb-3 font-medium text-danger">
							{error}
						</p>
					)}
					<Library name={name} value={value} required={required} kind={kind} choices={choices} search={search} onChoose={setChosen} text={text.picture} />
					<Upload {...props} />
				</div>
			</div>
		</fieldset>
	);
}

interface ChosenProps {
	address: string;
	kind: PictureKind;
	choices: PictureChoice[];
	text: Texts["editor"]["picture"];
}

function Chosen({ address, kind, choices, text }: ChosenProps) {
	const label = choices.find(({ value }) => value === address)?.label ?? address.split("/").at(-1);
	if (!address) return <p className="basis-48 text-ink-2">{text.noneChosen}</p>;
	return (
		<figure className="basis-48">
			<img src={thumbnailOf(address, kind)} alt="" className="max-h-40 w-48 rounded-lg bg-plate object-contain" />
			<figcaption className="mt-2 text-small wrap-anywhere">
				<span className="text-ink-2">{text.current}: </span>
				{label}
			</figcaption>
		</figure>
	);
}

interface LibraryProps extends Pick<PictureFieldProps, "name" | "kind" | "required" | "choices" | "search"> {
	value: string;
	onChoose: (address: string) => void;
	text: Texts["editor"]["picture"];
}

function Library({ name, value, kind, required, choices, search, onChoose, text }: LibraryProps) {
	const isListed = !value || choices.some((choice) => choice.value === value);
	const kept: PictureChoice[] = isListed ? [] : [{ value, label: value.split("/").at(-1) ?? value, thumbnail: thumbnailOf(value, kind) }];
	const none: PictureChoice[] = required && value ? [] : [{ value: "", label: text.none, thumbnail: "" }];
	return (
		<details open={search?.isOpen} className="border-y border-line">
			<summary className="link min-h-11 py-2.5 font-semibold">{text.choose}</summary>
			{search && <Search name={name} find={search.find} isNone={choices.every((choice) => choice.value === value)} text={text} />}
			<ul className="grid max-h-96 grid-cols-1 gap-x-5 overflow-y-auto border-t border-line pb-4 xs:grid-cols-2 lg:grid-cols-3">
				{[...none, ...kept, ...choices].map((choice) => (
					<li key={choice.value} className="border-b border-line">
						<label className="flex min-h-16 items-center gap-3 py-2">
							<input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} onChange={() => onChoose(choice.value)} />
							{choice.thumbnail && <img src={choice.thumbnail} alt="" loading="lazy" className="h-12 w-16 shrink-0 rounded bg-plate object-contain" />}
							<span className="min-w-0 text-small wrap-anywhere">
								{choice.label}
								{choice.note && <span className="block font-semibold text-gold">{choice.note}</span>}
							</span>
						</label>
					</li>
				))}
			</ul>
			<a href="/admin/pictures" target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center text-small">
				{text.toLibrary}
			</a>
		</details>
	);
}

/** Every submit button searches first, so that pressing Enter or saving early loses nothing. */
function Search({ name, find, isNone, text }: { name: string; find: string; isNone: boolean; text: Texts["editor"]["picture"] }) {
	return (
		<div className="border-t border-line py-4">
			<input type="hidden" name={SHOWN_SEARCH_PREFIX + name} value={find} />
			<div className="flex flex-wrap gap-3">
				<input
					key={find}
					type="search"
					name={SEARCH_PREFIX + name}
					defaultValue={find}
					maxLength={100}
					aria-label={text.name}
					placeholder={text.name}
					autoComplete="off"
					className="field min-w-[min(10rem,100%)] flex-1"
				/>
				<Button look="outline">{text.find}</Button>
			</div>
			<p role="status" className="mt-2 text-small text-ink-2">
				{find === "" ? text.newest : isNone ? text.noneFound : text.found}
			</p>
		</div>
	);
}

function Upload({ name, idPrefix, kind, typed, errorOf, text }: PictureFieldProps) {
	const asked = isNamed(kind) ? [] : LOCALES;
	const alts = asked.map((language) => ({ language, control: `${name}.alt.${language}` }));
	const isWrong = [`${name}.file`, ...alts.map(({ control }) => control)].some(errorOf);
	return (
		<details open={isWrong} className="border-b border-line">
			<summary className="link min-h-11 py-2.5 font-semibold">{text.picture.upload}</summary>
			<div className="grid gap-5 border-t border-line py-5">
				<FileField
					id={`${idPrefix}${name}.file`}
					name={`${name}.file`}
					label={text.picture.file}
					hint={kind === "mark" ? text.picture.logoHint : text.picture.uploadHint}
					accept={kind === "mark" ? ACCEPTED_LOGO : undefined}
					error={errorOf(`${name}.file`)}
					tooLarge={text.errors.fileTooLarge}
					preview={text.picture.file}
				/>
				<div className="grid gap-4">
					<p className="text-small text-ink-2">{isNamed(kind) ? text.picture.nameHints[kind] : text.picture.altHint}</p>
					{alts.map(({ language, control }) => (
						<Field
							key={language}
							id={idPrefix + control}
							name={control}
							lang={language}
							label={text.picture.alt.replace("{{language}}", text.languagesWithin[language])}
							maxLength={ALT_LENGTH}
							defaultValue={typed(control)}
							error={errorOf(control)}
						/>
					))}
				</div>
			</div>
		</details>
	);
}

function thumbnailOf(address: string, kind: PictureKind): string {
	const id = pictureIdIn(address);
	if (id) return fileAddress(id, "whole.webp");
	return kind === "mark" ? address : `${address}-${kind === "portrait" ? 160 : 480}.webp`;
}
