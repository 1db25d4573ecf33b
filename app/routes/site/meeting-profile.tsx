import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { MEETING_LIMITS } from "#app/domain/meetings/limits.ts";
import { findParticipant, type Profile, type ProfileErrors, profileView, readProfile, saveProfile, withdrawOwn } from "#app/domain/meetings/profile.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { MeetingsHead } from "#app/routes/site/meetings/head.tsx";
import { readClock } from "#app/runtime/clock.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";

import { useAnswer } from "#app/ui/use-answer.ts";
import { openedMeetingTicket } from "./opened-participant.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["ticket"], query: ["done"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, texts } = await openPage(params);
	const attendee = await openedMeetingTicket(params);
	const view = await profileView(attendee, await findParticipant(attendee.ticketId), locale);
	const done = new URL(request.url).searchParams.get("done");
	return data({
		...view,
		title: titleAfter(context, texts("meetings").profile.metaTitle, texts("common").errors),
		ticketPath: `/t/${params.secret}`,
		done: done === "saved" && view.isTaking ? view.text.done : done === "withdrawn" && !view.isTaking ? view.text.withdraw.done : undefined,
	});
}

interface Answer {
	values: Profile;
	errors: ProfileErrors;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const { ticketId } = await openedMeetingTicket(params);
	const { pathname } = new URL(request.url);
	const now = new Date(readClock());
	if (form.get("step") === "withdraw") {
		await withdrawOwn(ticketId, now);
		return redirect(`${pathname}?done=withdrawn`, 303);
	}
	const { profile, errors, typed } = readProfile(form);
	if (!profile) return refuse<Answer>(context, { values: typed, errors });
	const isNew = (await findParticipant(ticketId)) === undefined;
	await saveProfile(ticketId, profile, now);
	return redirect(isNew ? pathname.replace(/profile$/, "people") : `${pathname}?done=saved`, 303);
}

export const clientAction = keepFormOnNetworkError;

export default function MeetingProfilePage() {
	const { text, isTaking, isNamed, ticket, values: saved, languages, sectors, ticketPath, done } = useLoaderData<typeof loader>();
	const { text: site, path } = useSite();
	const answer = useAnswer<Answer>();
	const values = answer?.values ?? saved;
	const { fields } = text;
	return (
		<>
			<MeetingsHead title={text.title} lead={text.lead} text={text} ticketPath={ticketPath} current="profile" isTaking={isTaking} />
			<div className="page section *:max-w-3xl">
				<SuccessMessage>{!answer && done}</SuccessMessage>
				<div className="mb-8">
					<p className="text-small text-ink-2">{text.fromTicket}</p>
					<p className="font-semibold wrap-anywhere">{isNamed ? ticket : text.nameless}</p>
					<Link to={`${path(ticketPath)}#details`} className="link inline-flex min-h-11 items-center">
						{text.change}
					</Link>
				</div>
				{isNamed && (
					<CheckedForm
						id="profile"
						labels={fields}
						text={{ submit: isTaking ? text.save : text.takePart, busy: text.busy }}
						errorTexts={site.errors as Record<string, string>}
						answer={answer}
					>
						{(wordsFor) => (
							<div className="grid gap-6">
								<Checkboxes
									key={`languages ${values.languages}`}
									name="languages"
									label={`${fields.languages} *`}
									options={languages}
									chosen={values.languages}
									error={wordsFor("languages")}
								/>
								{sectors.length > 0 && (
									<Checkboxes
										key={`sectors ${values.sectors}`}
										name="sectors"
										label={fields.sectors}
										options={sectors}
										chosen={values.sectors.map(String)}
										error={undefined}
									/>
								)}
								{(["offers", "seeks"] as const).map((name) => (
									<Field
										key={`${name} ${values[name]}`}
										id={`profile-${name}`}
										name={name}
										label={fields[name]}
										defaultValue={values[name]}
										rows={3}
										required
										maxLength={MEETING_LIMITS[name]}
										error={wordsFor(name)}
									/>
								))}
								<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
									<div>
										<Field
											key={values.email}
											id="profile-email"
											name="email"
											type="email"
											label={fields.email}
											defaultValue={values.email}
											maxLength={EMAIL_LENGTH}
											autoComplete="email"
											error={wordsFor("email")}
										/>
										<Checkbox name="showsEmail" label={fields.showsEmail} isChecked={values.showsEmail} />
									</div>
									<div>
										<Field
											key={values.phone}
											id="profile-phone"
											name="phone"
											type="tel"
											label={fields.phone}
											defaultValue={values.phone}
											maxLength={MEETING_LIMITS.phone}
											autoComplete="tel"
											error={wordsFor("phone")}
										/>
										<Checkbox name="showsPhone" label={fields.showsPhone} isChecked={values.showsPhone} />
									</div>
									<p className="text-small text-ink-2 sm:col-span-2">{text.contact}</p>
								</div>
								<div>
									<Checkbox name="isVisible" label={fields.isVisible} isChecked={values.isVisible} />
									<p className="max-w-measure text-small text-ink-2">{text.visibility}</p>
								</div>
							</div>
						)}
					</CheckedForm>
				)}
				{isTaking && (
					<>
						<p className="mt-10">
							<a href={`${ticketPath}/data.json`} download className={buttonClass("outline")}>
								{text.data}
							</a>
						</p>
						<details className="group mt-6 border-y border-line py-2">
							<summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
								{text.withdraw.title}
								<DownArrow />
							</summary>
							<Form method="post" className="pb-4">
								<p className="mb-4 max-w-measure">{text.withdraw.words}</p>
								<Button look="outline" name="step" value="withdraw">
									{text.withdraw.submit}
								</Button>
							</Form>
						</details>
					</>
				)}
			</div>
		</>
	);
}

interface CheckboxesProps {
	name: string;
	label: string;
	options: { value: string; label: string }[];
	chosen: readonly string[];
	error: string | undefined;
}

function Checkboxes({ name, label, options, chosen, error }: CheckboxesProps) {
	return (
		<fieldset id={`profile-${name}`} tabIndex={-1} aria-describedby={error && `profile-${name}-error`} className="outline-none">
			<legend className="mb-1 font-semibold">{label}</legend>
			<div className="grid gap-x-6 sm:grid-cols-2">
				{options.map((option) => (
					<label key={option.value} className="flex min-h-11 items-center gap-3">
						<input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
						{option.label}
					</label>
				))}
			</div>
			{error && (
				<p id={`profile-${name}-error`} className="mt-1.5 font-medium text-danger">
					{error}
				</p>
			)}
		</fieldset>
	);
}

function Checkbox({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
	return (
		<label className="mt-1 flex min-h-11 items-center gap-3 font-semibold">
			<input key={String(isChecked)} type="checkbox" name={name} defaultChecked={isChecked} />
			{label}
		</label>
	);
}
