import { Form, Link, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { LOCALES, localePath } from "#app/i18n/config.ts";
import { errorWords } from "#app/i18n/error-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFrame } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";
import { Clashes } from "./clashes.tsx";
import { ConfirmationBox } from "./confirmation-box.tsx";
import { Conflict } from "./conflict.tsx";
import { EditingContext, labelOf } from "./editor-context.ts";
import { LanguageSwitch, useShownLanguages } from "./language-switch.tsx";
import { Preview } from "./preview.tsx";
import type { EditorPage } from "./resource.server.ts";
import type { EditorAnswer } from "./resource.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

const ID = "editor";

interface EditorProps<View> {
	children: ReactNode;
	actions?: ReactNode;
	tools?: ReactNode;
	preview?: (view: View) => ReactNode;
}

export function Editor<View>({ children, actions, tools, preview }: EditorProps<View>) {
	const { text, entityTexts, stale, lengths, choices, title, links, clashes, isNew, refused, ...loaded } = useLoaderData() as EditorPage;
	const answer = useAnswer() as EditorAnswer | undefined;
	const { pathname, search } = useLocation();
	const { formAction } = useNavigation();
	const busy = formAction?.startsWith(pathname) === true;
	const refusal = isRefusal(answer) ? answer : !answer && refused ? refused : undefined;
	const { errors, props } = useFormChecks<string>({ refusal, busy, onServer: true });
	const version = answer?.version ?? loaded.version;
	const touch = useUnsavedWarning(text.unsaved, { version: loaded.version, saved: loaded.values, sent: answer?.values });
	const values = answer?.values ?? loaded.values;
	const errorOf = (name: string) => errors[name] && errorWords(errors[name], text.errors);
	const wrong = Object.keys(errors).filter(errorOf);
	const [shown, choose] = useShownLanguages(wrong);
	const editing = { text, entityTexts, values, stale, lengths, choices: { ...choices, ...answer?.choices }, errorOf, isBlank: isNew && !answer };
	return (
		<div className="page py-6 md:py-8">
			{links.list && (
				<Link to={links.list} className="link mb-1 inline-flex min-h-8 items-center text-small">
					{text.back}
				</Link>
			)}
			<p className="text-small font-semibold text-ink-2">{entityTexts.one}</p>
			<h1 tabIndex={-1} className="title text-[2rem] wrap-anywhere outline-none">
				{title}
			</h1>
			<EditorLinks links={links} text={text} />
			{actions}
			<Clashes title={[...new Set(clashes.map(({ toast }) => text.clashes[toast]))].join(" · ")} clashes={clashes} />
			<EditingContext.Provider value={editing}>
				<Form
					{...props}
					key={`${pathname} ${version}`}
					method="post"
					action={pathname + search}
					encType="multipart/form-data"
					id={ID}
					className="mt-5 max-w-6xl"
					data-language={shown}
					preventScrollReset
					onInput={touch}
				>
					<ErrorSummary
						formId={ID}
						heading="h2"
						fields={wrong.map((name) => ({ name, label: "", words: `${labelOf(name, editing)}: ${errorOf(name)}` }))}
						errors={errors}
						failure={answer?.conflict ?? answer?.failure}
					/>
					{answer?.review && <ReviewNote {...text.review} />}
					{answer?.question && <ConfirmationBox question={answer.question} busy={busy} />}
					{answer?.conflict && <Conflict differences={answer.conflict.differences} />}
					<input type="hidden" name="version" value={version} />
					<LanguageSwitch text={text} shown={shown} choose={choose} values={values} stale={stale} />
					<RequiredNote />
					<div className="grid gap-8">{children}</div>
					<div className="sticky bottom-0 z-10 mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-line-strong bg-paper py-3">
						<Button disabled={busy}>{busy ? text.saving : text.save}</Button>
						{loaded.savesDraft && (
							<Button look="outline" name="status" value="draft" disabled={busy}>
								{text.saveDraft}
							</Button>
						)}
						{preview && <PreviewButtons busy={busy} text={text} />}
						{tools}
					</div>
				</Form>
			</EditingContext.Provider>
			{preview && answer?.preview && <Preview {...answer.preview} text={text} draw={preview as (view: unknown) => ReactNode} />}
		</div>
	);
}

function ReviewNote({ title, words }: EditorPage["text"]["review"]) {
	useEffect(() => scrollTo(0, 0), []);
	return (
		<div role="status" className="mb-8 border-l-4 border-success bg-green-ground px-5 py-4 text-green">
			<p className="font-semibold">{title}</p>
			<p>{words}</p>
		</div>
	);
}

function PreviewButtons({ busy, text }: { busy: boolean; text: EditorPage["text"] }) {
	return (
		<p className="flex flex-wrap items-center gap-x-4 text-small">
			<span>{text.preview.show}:</span>
			{LOCALES.map((locale) => (
				<button key={locale} type="submit" name="preview" value={locale} disabled={busy} className="link min-h-11">
					{text.languages[locale]}
				</button>
			))}
		</p>
	);
}

function EditorLinks({ links: { view, history, remove }, text }: Pick<EditorPage, "links" | "text">) {
	const { locale } = useFrame();
	return (
		<ul className="mt-1 flex flex-wrap gap-x-6 text-small empty:hidden">
			{view && (
				<li>
					<a href={localePath(locale, view)} className="link inline-flex min-h-8 items-center">
						{text.view}
					</a>
				</li>
			)}
			{history && (
				<li>
					<Link to={history} className="link inline-flex min-h-8 items-center">
						{text.history}
					</Link>
				</li>
			)}
			{remove && (
				<li>
					<Link to={remove} className="inline-flex min-h-8 items-center text-danger underline underline-offset-[0.2em]">
						{text.remove}
					</Link>
				</li>
			)}
		</ul>
	);
}

function isRefusal(answer: EditorAnswer | undefined): answer is EditorAnswer & Required<Pick<EditorAnswer, "errors">> {
	return answer?.errors !== undefined;
}
