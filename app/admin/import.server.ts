import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { isTooLarge } from "#app/http/body.server.ts";
import { csvAnswer, readCsv, textOfFile } from "#app/http/csv.server.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { MAX_FILE_BYTES } from "#app/http/form-rules.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type ToastCounts, toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { recordRefusal } from "#app/runtime/request-context.server.ts";
import { columnsOf, headingOf, ID, rowOf } from "./csv-columns.server.ts";
import { entityTexts } from "./entity-texts.server.ts";
import { type ImportPlan, importTable } from "./import-plan.server.ts";
import { columnsView, failureText, type HeadingChoices, headingChoices, type PlanView, planView } from "./import-view.server.ts";
import type { Resource } from "./resource.ts";
import { deleteUpload, storedUpload, storeUpload } from "./stored-uploads.server.ts";
import { limitedToRights } from "./writing.server.ts";

type ImportArgs = Pick<LoaderFunctionArgs, "request" | "context">;

export async function exportEntities(resource: Resource | undefined, { request }: Pick<LoaderFunctionArgs, "request">) {
	await requireRight(request, "editContent");
	if (!resource) throw new Response(null, { status: 404 });
	const choices = await resource.choices("en");
	const rows = (await resource.list(db)).map((entity) => rowOf(resource, entity, choices));
	return csvAnswer(`${resource.section}.csv`, [ID, ...columnsOf(resource).map(headingOf)], rows);
}

export async function loadImport(resource: Resource | undefined, { request, context }: ImportArgs) {
	await requireRight(request, "editContent");
	if (!resource) throw new Response(null, { status: 404 });
	const locale = await readersLocale(request);
	const { title } = entityTexts(resource, locale);
	const text = textsOf("importExport", locale, { title });
	return {
		text,
		back: textsOf("editor", locale, {}).back,
		pageTitle: titleAfter(context, text.title, textsOf("common", locale, {}).errors),
		columns: columnsView({ resource, choices: await resource.choices(locale), locale }),
		list: `/admin/${resource.section}`,
		file: `/admin/${resource.section}.csv`,
	};
}

export type ImportPageData = Awaited<ReturnType<typeof loadImport>>;

export interface ImportAnswer {
	text: string;
	/** Key of a stored table that is too long for the form. */
	stored?: string;
	failure?: string;
	/** Of unknown headings. */
	columns?: HeadingChoices;
	plan?: PlanView;
	outdated?: boolean;
}

/** A longer file has to be corrected at its source: the page would contain it three times. */
const MAX_RETURNED_CHARACTERS = 64 * 1024;

/** POST: previews an import; with the `fingerprint` of the preview, imports. */
export async function importEntities(resource: Resource | undefined, { request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
	requireSameOrigin(request);
	const user = await requireRight(request, "editContent");
	const { username } = user;
	const form = await readForm(request, { review: true, textSize: MAX_FILE_BYTES });
	if (!resource) throw new Response(null, { status: 404 });
	const locale = await readersLocale(request);
	const file = form.get("file");
	if (file instanceof File && isTooLarge(file)) {
		recordRefusal("fileTooLarge");
		return refuse<ImportAnswer>(context, { text: "", failure: textsOf("importExport", locale, {}).failures.tooLarge });
	}
	const pasted = String(form.get("text") ?? "");
	const known = form.get("stored")?.toString();
	const text = file instanceof File && file.size > 0 ? textOfFile(await file.bytes()) : known ? storedUpload(known, username) : pasted;
	if (text === undefined) return refuse<ImportAnswer>(context, { text: pasted, failure: textsOf("importExport", locale, {}).failures.notStored });
	const fingerprint = isReview(form) ? undefined : form.get("fingerprint")?.toString();

	const choices = await resource.choices(locale);
	const result = await importTable(limitedToRights(user, resource), readCsv(text), { fingerprint, chosen: chosenIn(form), username, locale });
	if (known) deleteUpload(known);
	if ("done" in result && result.done) {
		const headers = { "Set-Cookie": toastCookie("imported", { undo: result.batch, counts: countsOf(result.plan) }) };
		return redirect(`/admin/${resource.section}`, { status: 303, headers });
	}
	const givenBack = text.length > MAX_RETURNED_CHARACTERS ? pasted : text;
	const stored = text !== givenBack ? storeUpload(text, username) : undefined;
	if ("failure" in result) {
		const columns = headingChoices(result.unknown, { resource, locale });
		return refuse<ImportAnswer>(context, { text: givenBack, stored, failure: failureText(result.failure, locale), columns });
	}
	const plan = planView(result.plan, { resource, choices, locale });
	const columns = headingChoices(result.plan.unknown, { resource, locale });
	const answer: ImportAnswer = { text: givenBack, stored, plan, columns, outdated: fingerprint !== undefined };
	if (answer.outdated) return refuse(context, answer, { status: 409 });
	return plan.isBad ? refuse(context, answer) : answer;
}

function chosenIn(form: FormData): Record<number, string> {
	const chosen = [...form].flatMap(([name, value]) => (/^column\.\d{1,4}$/.test(name) && value ? [[name.slice("column.".length), String(value)]] : []));
	return Object.fromEntries(chosen);
}

function countsOf({ lines }: ImportPlan): ToastCounts {
	const of = (...kinds: string[]) => lines.filter(({ kind }) => kinds.includes(kind)).length;
	const drafts = lines.filter((line) => line.kind === "new" && (line.after as { status?: string }).status === "draft");
	return { entries: of("new", "changed"), newDrafts: drafts.length, skipped: of("bad") };
}
