import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { NarrowPage } from "./narrow-page.tsx";

/** `key` identifies the question, so that only what was read is confirmed. */
export interface ConfirmationAnswer {
	key: string;
	text: { title: string; submit: string; cancel: string };
	points: { name: string; words: string }[];
}

export interface ConfirmationView extends ConfirmationAnswer {
	back: string;
	fields: [name: string, value: string][];
}

export function ConfirmationPage() {
	const { key, text, points, back, fields } = useLoaderData() as ConfirmationView;
	const busy = useNavigation().formMethod === "POST";
	return (
		<NarrowPage title={text.title}>
			<ul className="border-t-2 border-line-strong">
				{points.map(({ name, words }) => (
					<li key={name} className="border-b border-line py-3 wrap-anywhere">
						<p className="font-semibold">{name}</p>
						<p>{words}</p>
					</li>
				))}
			</ul>
			<Form method="post" className="mt-10 flex flex-wrap gap-3">
				<input type="hidden" name="redirectTo" value={back} />
				{fields.map(([name, value]) => (
					<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
				))}
				<Button name="confirmed" value={key} disabled={busy}>
					{text.submit}
				</Button>
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			</Form>
		</NarrowPage>
	);
}
