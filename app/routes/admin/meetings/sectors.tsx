import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { MEETING_LIMITS } from "#app/domain/meetings/limits.ts";
import { listSectors, MAX_SECTORS, saveSectors } from "#app/domain/meetings/sectors.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { asLine } from "#app/http/lines.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

const EMPTY_ROWS = 3;

export const facts = { access: "mailAttendees" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

type Row = Partial<Record<Locale, string>> & { id?: number };

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "mailAttendees");
	const { texts, t } = await openAdminPage(request);
	const { sectorsPage: text } = texts("adminMeetings");
	const { errors } = texts("common");
	const sectors: Row[] = (await listSectors()).map(({ id, name }) => ({ id, ...name }));
	const rows = [...sectors, ...Array.from({ length: Math.min(EMPTY_ROWS, MAX_SECTORS - sectors.length) }, (): Row => ({}))];
	return {
		text: { ...text, busy: texts("editor").saving },
		errorTexts: { ...errors, required: text.required } as Record<string, string>,
		names: rows.map((_, index) => t("adminMeetings.sectorsPage.name", { number: index + 1 })),
		rows,
		pageTitle: titleAfter(context, text.title, errors),
	};
}

interface Answer {
	rows: Row[];
	errors: Record<string, string>;
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "mailAttendees");
	const form = await readForm(request);
	const rows: Row[] = [];
	for (let index = 0; form.has(`${index}.en`) && index < MAX_SECTORS + EMPTY_ROWS; index += 1) {
		const typed = Object.fromEntries(LOCALES.map((locale) => [locale, asLine(String(form.get(`${index}.${locale}`) ?? ""))]));
		rows.push({ ...typed, id: Number(form.get(`${index}.id`)) || undefined });
	}
	const errors: Answer["errors"] = {};
	for (const [index, row] of rows.entries()) {
		if (!row.en && (row.es || row.sv)) errors[`${index}.en`] = "required";
		for (const locale of LOCALES) if ((row[locale] ?? "").length > MEETING_LIMITS.sector) errors[`${index}.${locale}`] = "tooLong";
	}
	if (Object.keys(errors).length > 0) return refuse<Answer>(context, { rows, errors });
	await saveSectors(rows.flatMap(({ id, en, es, sv }) => (en ? [{ id, name: { en, ...(es && { es }), ...(sv && { sv }) } }] : [])));
	return redirect("/admin/meetings/sectors", { status: 303, headers: { "Set-Cookie": toastCookie("meetingsSaved") } });
}

export const clientAction = keepFormOnNetworkError;

export default function SectorsPage() {
	const { text, errorTexts, names, rows: saved } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const rows = answer?.rows ?? saved;
	const labelOf = (index: number, locale: Locale) => `${names[index] ?? ""}, ${text.languages[locale]}`;
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<CheckedForm
				id="sectors"
				labels={Object.fromEntries(rows.flatMap((_, index) => LOCALES.map((locale) => [`${index}.${locale}`, labelOf(index, locale)])))}
				text={{ submit: text.save, busy: text.busy }}
				errorTexts={errorTexts}
				answer={answer}
			>
				{(wordsFor) => (
					<>
						<p className="mb-4 text-small text-ink-2">{text.hint}</p>
						<ul className="grid gap-4">
							{rows.map((row, index) => (
								<li key={names[index]} className="grid gap-2 sm:grid-cols-3">
									<input type="hidden" name={`${index}.id`} value={row.id ?? ""} />
									{LOCALES.map((locale) => (
										<Field
											key={`${locale} ${row[locale]}`}
											id={`sectors-${index}.${locale}`}
											name={`${index}.${locale}`}
											label={labelOf(index, locale)}
											hideLabel
											placeholder={text.languages[locale]}
											lang={locale}
											defaultValue={row[locale] ?? ""}
											maxLength={MEETING_LIMITS.sector}
											autoComplete="off"
											error={wordsFor(`${index}.${locale}`)}
										/>
									))}
								</li>
							))}
						</ul>
					</>
				)}
			</CheckedForm>
		</NarrowPage>
	);
}
