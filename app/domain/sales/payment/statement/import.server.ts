import { isTooLarge } from "#app/http/body.server.ts";
import { textOfFile } from "#app/http/csv.server.ts";
import { isReview } from "#app/http/form.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { recordRefusal } from "#app/runtime/request-context.server.ts";
import { dryRunStatement, importStatement } from "./apply.server.ts";
import { areSufficient, type Columns, MEANINGS } from "./columns.ts";
import { readStatement } from "./reading.server.ts";
import { type OutcomeView, outcomeView, type QuestionView, questionView } from "./view.server.ts";

export interface StatementAnswer {
	text: string;
	columns: Record<string, string>;
	failure?: string;
	question?: QuestionView;
	missing?: string;
	outcome?: OutcomeView;
}

interface Reader {
	username: string;
	locale: Locale;
}

export async function answerStatement(form: FormData, { username, locale }: Reader): Promise<StatementAnswer> {
	const words = textsOf("adminStatement", locale, {});
	const file = form.get("file");
	if (file instanceof File && isTooLarge(file)) {
		recordRefusal("fileTooLarge");
		return { text: "", columns: {}, failure: words.failures.tooLarge };
	}
	const text = file instanceof File && file.size > 0 ? textOfFile(await file.bytes()) : String(form.get("text") ?? "");
	const chosen = columnsIn(form);
	const given = { text, columns: Object.fromEntries(Object.entries(chosen).map(([meaning, [place]]) => [`column.${meaning}`, String(place)])) };
	if (!text.trim()) return { ...given, failure: words.noneGiven };
	const statement = readStatement(text, chosen);
	if ("failure" in statement) {
		const { failures } = textsOf("adminStatement", locale, { line: "line" in statement.failure ? statement.failure.line : "" });
		return { ...given, failure: failures[statement.failure.kind] };
	}
	if ("asked" in statement) {
		const missing = form.has("asked") && !areSufficient(chosen) ? words.columns.missing : undefined;
		return { ...given, question: questionView(statement.asked, chosen, locale), missing };
	}
	const isDone = form.has("apply") && !isReview(form);
	const lines = await (isDone ? importStatement : dryRunStatement)(statement.lines, { actor: { username } });
	return { ...given, outcome: outcomeView(lines, { isDone, namesCurrency: statement.namesCurrency, locale }) };
}

function columnsIn(form: FormData): Columns {
	const chosen = MEANINGS.map((meaning) => [meaning, String(form.get(`column.${meaning}`) ?? "")] as const).filter(([, place]) => /^\d{1,3}$/.test(place));
	return Object.fromEntries(chosen.map(([meaning, place]) => [meaning, [Number(place)]]));
}
