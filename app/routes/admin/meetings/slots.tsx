import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { MAX_TABLES, MEETING_LIMITS } from "#app/domain/meetings/limits.ts";
import { saveSlots } from "#app/domain/meetings/slots.server.ts";
import { slotsView } from "#app/domain/meetings/slots-view.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { asLine, withPlainLines } from "#app/http/lines.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "mailAttendees", body: "editor" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	await requireRight(request, "mailAttendees");
	const { locale, event, texts, t } = await openAdminPage(request);
	const view = await slotsView(id, event, locale);
	if (!view) throw new Response(null, { status: 404 });
	const errorTexts: Record<string, string> = {
		...texts("common").errors,
		...view.text.faults,
		tables: t("adminMeetings.slotsPage.faults.tables", { most: MAX_TABLES }),
	};
	return { ...view, errorTexts, busy: texts("editor").saving, pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

type Name = "slotMinutes" | "pauseMinutes" | "tables";

interface Answer {
	values: Record<Name, string>;
	errors: Partial<Record<Name, string>>;
}

export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "mailAttendees");
	const form = await readForm(request);
	const values = Object.fromEntries(
		(["slotMinutes", "pauseMinutes", "tables"] as const).map((name) => [name, String(form.get(name) ?? "")]),
	) as Answer["values"];
	const errors: Answer["errors"] = {};
	const minutesOf = (name: "slotMinutes" | "pauseMinutes", min: number, max: number) => {
		const typed = values[name].trim();
		if (!/^\d{1,3}$/.test(typed) || Number(typed) < min || Number(typed) > max) errors[name] = "minutes";
		return Number(typed);
	};
	const [slotMinutes, pauseMinutes] = [minutesOf("slotMinutes", 5, 240), minutesOf("pauseMinutes", 0, 60)];
	const tables = tablesIn(values.tables);
	if (!tables) errors.tables = "tables";
	if (!tables || Object.keys(errors).length > 0) return refuse<Answer>(context, { values, errors });
	const fault = await saveSlots(id, { slotMinutes, pauseMinutes, tables });
	if (fault) return refuse<Answer>(context, { values, errors: { [fault === "tablesUsed" ? "tables" : "slotMinutes"]: fault } }, { status: 409 });
	return redirect("/admin/meetings", { status: 303, headers: { "Set-Cookie": toastCookie("meetingsSaved") } });
}

/** Returns undefined if a name is missing, too long or given twice, or there are too many. */
function tablesIn(typed: string): { name: string; floor?: string }[] | undefined {
	const tables = withPlainLines(typed)
		.split("\n")
		.filter((row) => row.trim())
		.map((row) => {
			const [name = "", ...floor] = row.split(",");
			return { name: asLine(name), floor: asLine(floor.join(",")) || undefined };
		});
	const names = new Set(tables.map(({ name }) => name));
	const areFine = tables.every(({ name, floor = "" }) => name && name.length <= MEETING_LIMITS.table && floor.length <= MEETING_LIMITS.floor);
	return areFine && names.size === tables.length && tables.length <= MAX_TABLES ? tables : undefined;
}

export const clientAction = keepFormOnNetworkError;

export default function MeetingSlotsPage() {
	const { text, current, values: saved, errorTexts, busy } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const values = answer?.values ?? saved;
	const labels = { slotMinutes: text.slotMinutes, pauseMinutes: text.pauseMinutes, tables: text.tables };
	return (
		<NarrowPage title={text.title} lead={current}>
			<CheckedForm id="slots" labels={labels} text={{ submit: text.save, busy }} errorTexts={errorTexts} answer={answer}>
				{(wordsFor) => (
					<div className="grid gap-6">
						{(["slotMinutes", "pauseMinutes"] as const).map((name) => (
							<Field
								key={name}
								id={`slots-${name}`}
								name={name}
								label={text[name]}
								required
								inputMode="numeric"
								maxLength={3}
								autoComplete="off"
								defaultValue={values[name]}
								error={wordsFor(name)}
							/>
						))}
						<Field
							id="slots-tables"
							name="tables"
							label={text.tables}
							hint={text.tablesHint}
							rows={12}
							defaultValue={values.tables}
							error={wordsFor("tables")}
						/>
					</div>
				)}
			</CheckedForm>
		</NarrowPage>
	);
}
