import type { GroupMailPreview, GroupMailValues, GroupMailView } from "#app/domain/operations/group-mail/form.server.ts";
import { GROUP_MAIL_LIMITS } from "#app/domain/operations/group-mail/limits.ts";
import { UnreachedList } from "#app/domain/operations/group-mail/unreached.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";

export interface GroupMailAnswer {
	values: GroupMailValues;
	errors: Partial<Record<string, string>>;
	failure?: { title: string; words: string };
	preview?: GroupMailPreview;
	/** Says where a test went. */
	tested?: string;
}

interface GroupMailFormProps {
	text: Texts["adminGroupMail"];
	errorTexts: Record<string, string>;
	view: GroupMailView;
	values: GroupMailValues;
	answer: GroupMailAnswer | undefined;
}

const ID = "group-mail";

export function GroupMailForm({ text, errorTexts, view, values: empty, answer }: GroupMailFormProps) {
	const values = answer?.values ?? empty;
	const preview = answer?.preview;
	const labels = {
		at: text.at,
		testTo: text.testTo,
		...Object.fromEntries(
			view.languages.flatMap(({ value, label }) => [
				[`subject.${value}`, `${text.subject} (${label})`],
				[`text.${value}`, `${text.text} (${label})`],
			]),
		),
	};
	return (
		<CheckedForm
			id={ID}
			labels={labels}
			text={{ submit: text.preview, busy: text.busy }}
			errorTexts={errorTexts}
			answer={answer}
			beside={
				<>
					{preview && (
						<Button look="outline" name="send" value={preview.seen}>
							{preview.submit}
						</Button>
					)}
					<Button look="outline" name="test" value="1">
						{text.test}
					</Button>
				</>
			}
		>
			{(wordsFor) => (
				<div className="space-y-8">
					<input type="hidden" name="attempt" value={values.attempt} />
					<div className="grid gap-6 sm:grid-cols-2">
						<Select name="group" label={text.to} value={values.group} options={view.groups} />
						<Select name="tier" label={text.tier} value={values.tier} options={view.tiers} />
					</div>
					{view.languages.map(({ value, label }, index) => (
						<fieldset key={value} className="min-w-0">
							<legend className="heading mb-3 first-letter:uppercase">{label}</legend>
							<div className="grid gap-4">
								{(["subject", "text"] as const).map((part) => (
									<Field
										key={part}
										id={`${ID}-${part}.${value}`}
										name={`${part}.${value}`}
										label={text[part]}
										rows={part === "text" ? 7 : undefined}
										hint={part === "text" && index === 0 ? text.textHint : undefined}
										maxLength={GROUP_MAIL_LIMITS[part]}
										defaultValue={values[`${part}.${value}`]}
										autoComplete="off"
										error={wordsFor(`${part}.${value}`)}
									/>
								))}
							</div>
						</fieldset>
					))}
					<div className="grid gap-6 sm:grid-cols-2">
						<Field id={`${ID}-at`} name="at" type="datetime-local" label={text.at} hint={text.atHint} defaultValue={values.at} error={wordsFor("at")} />
						<Field
							id={`${ID}-testTo`}
							name="testTo"
							type="email"
							label={text.testTo}
							defaultValue={values.testTo}
							autoComplete="email"
							error={wordsFor("testTo")}
						/>
					</div>
					{answer?.tested && (
						<p role="status" data-notice tabIndex={-1} className="border-l-4 border-success bg-green-ground px-5 py-4 text-green">
							{answer.tested}
						</p>
					)}
					{preview && <Preview preview={preview} text={text} />}
				</div>
			)}
		</CheckedForm>
	);
}

function Select({ name, label, value, options }: { name: string; label: string; value: string; options: { value: string; label: string }[] }) {
	return (
		<div>
			<label htmlFor={`${ID}-${name}`} className="mb-1.5 block font-semibold">
				{label}
			</label>
			<select id={`${ID}-${name}`} name={name} defaultValue={value} className="field block">
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}

function Preview({ preview: { title, later, mails, names, more, unreached }, text }: { preview: GroupMailPreview; text: Texts["adminGroupMail"] }) {
	return (
		<section aria-labelledby={`${ID}-preview`} className="border-t-2 border-line-strong pt-5">
			<h2 id={`${ID}-preview`} data-notice tabIndex={-1} className="heading scroll-mt-4 outline-none">
				{title}
			</h2>
			{later && <p className="mt-1 text-ink-2">{later}</p>}
			{mails.map((mail) => (
				<article key={mail.language} className="mt-5">
					<h3 className="subheading">{mail.title}</h3>
					{mail.fallback && <p className="mt-1 text-gold">{mail.fallback}</p>}
					<div lang={mail.fallback ? undefined : mail.language} className="mt-3 rounded-card bg-paper-2 p-5">
						<p className="font-semibold wrap-anywhere">{mail.subject}</p>
						<p className="mt-3 whitespace-pre-line wrap-anywhere">{mail.body}</p>
					</div>
				</article>
			))}
			{names.length > 0 && (
				<details className="group mt-5">
					<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
						{text.who}
						<DownArrow />
					</summary>
					<ul className="text-small">
						{names.map((name) => (
							<li key={name} className="border-b border-line py-1.5 wrap-anywhere">
								{name}
							</li>
						))}
					</ul>
					{more && <p className="py-1.5 text-small text-ink-2">{more}</p>}
				</details>
			)}
			{unreached && <UnreachedList unreached={unreached} />}
		</section>
	);
}
