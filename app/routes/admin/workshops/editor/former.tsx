import { Form, Link } from "@remix-run/react";
import type { FormerView } from "#app/domain/program/workshop/former.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { Button } from "#app/ui/button.tsx";

/** What a workshop said otherwise before, until somebody says that it was looked at. */
export function Former({ former: { text, workshop, agenda, entries, entriesLabel, action } }: { former: FormerView }) {
	return (
		<section id="former" aria-labelledby="former-title" className="mt-6 max-w-5xl scroll-mt-24 rounded-card border-2 border-gold p-5">
			<h2 id="former-title" className="subheading">
				{text.title}
			</h2>
			{workshop.length > 0 && <p className="mt-2 max-w-measure">{text.words}</p>}
			<Lines lines={workshop} />
			{agenda.length > 0 && <p className="mt-2 max-w-measure">{text.agenda}</p>}
			<Lines lines={agenda} />
			{entries.length > 0 && (
				<p className="mt-2">
					{entriesLabel}{" "}
					{entries.map(({ id, to }) => (
						<Link key={id} to={to} className="link mr-3 inline-block py-1">
							{id}
						</Link>
					))}
				</p>
			)}
			<Form method="post" action={action} className="mt-4">
				<Button look="outline">{text.forget}</Button>
			</Form>
		</section>
	);
}

function Lines({ lines }: { lines: FormerView["workshop"] }) {
	if (lines.length === 0) return null;
	return (
		<dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
			{lines.map(({ label, value }) => (
				<div key={label} className="contents">
					<dt className="text-ink-2">{label}</dt>
					<dd className="font-medium">
						<Text of={value} />
					</dd>
				</div>
			))}
		</dl>
	);
}
