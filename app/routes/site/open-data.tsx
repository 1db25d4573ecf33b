import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openData } from "#app/domain/program/timetable/open-data.server.ts";
import { FEEDS } from "#app/http/feeds.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { DEFAULT_LOCALE, localePath } from "#app/i18n/config.ts";
import { describeCalls } from "#app/routes/api/description.server.ts";
import { callView } from "#app/routes/api/description-view.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	offline: false,
	shows: { texts: ["openData"], entries: ["speaker", "session", "workshop", "room", "tier", "partner", "article"] },
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { ...args.data.text.meta, image: args.data.shareImage, crumbs: [{ name: args.data.text.title }] });

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	const text = texts("openData", { parameter: "?lng=es" });
	const agenda = openData(event, locale).files.map(({ name, to }) => ({ name: `${texts("agenda").title}: ${name}`, to: localePath(locale, to) }));
	const news = FEEDS.map(([format]) => ({ name: `${text.news}: ${format.toUpperCase()}`, to: localePath(locale, `/news.${format}`) }));
	return {
		text,
		shareImage: shareImage("/api"),
		calls: (await describeCalls(locale)).map((call) => ({ ...callView(call), to: call.path + (locale === DEFAULT_LOCALE ? "" : `?lng=${locale}`) })),
		others: [...agenda, ...news],
		isTranslated: locale !== DEFAULT_LOCALE,
	};
}

type View = Awaited<ReturnType<typeof loader>>;

export default function OpenDataPage() {
	const { text, calls, others, isTranslated } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} />
			<div className="page section space-y-14">
				<section aria-labelledby="start">
					<h2 id="start" className="heading">
						{text.start}
					</h2>
					<ul className="mt-4 max-w-measure list-disc space-y-2 pl-5">
						{Object.values(text.points).map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
					<p className="mt-4">
						<a href="/api/openapi.json" className="link inline-block py-1 font-semibold">
							{text.openapi}
						</a>
					</p>
					{isTranslated && <p className="text-small text-ink-2">{text.english}</p>}
				</section>
				{calls.map((call) => (
					<Call key={call.name} call={call} text={text} />
				))}
				<section aria-labelledby="others">
					<h2 id="others" className="heading">
						{text.others}
					</h2>
					<ul className="mt-3">
						{others.map(({ name, to }) => (
							<li key={to}>
								<a href={to} className="link inline-block py-1.5">
									{name}
								</a>
							</li>
						))}
					</ul>
				</section>
			</div>
		</>
	);
}

function Call({ call: { name, path, to, summary, parameters, fields, example }, text }: { call: View["calls"][number]; text: View["text"] }) {
	return (
		<section aria-labelledby={name} className="border-t border-line pt-8">
			<h2 id={name} className="heading wrap-anywhere font-mono" translate="no">
				GET {path}
			</h2>
			<p lang="en" className="mt-2">
				{summary}
			</p>
			<p>
				<a href={to} aria-describedby={name} className="link inline-block py-1.5">
					{text.open}
				</a>
			</p>
			<div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-2">
				<div>
					{parameters.length > 0 && (
						<>
							<h3 className="subheading">{text.parameters}</h3>
							<Fields fields={parameters} absent={text.absent} />
						</>
					)}
					<h3 className="subheading">{text.fields}</h3>
					<Fields fields={fields} absent={text.absent} />
				</div>
				<div>
					<h3 className="subheading">{text.example}</h3>
					<pre translate="no" className="mt-3 whitespace-pre-wrap wrap-anywhere rounded-lg border border-line bg-card p-4 text-small">
						<code>{example}</code>
					</pre>
				</div>
			</div>
		</section>
	);
}

function Fields({ fields, absent }: { fields: { name: string; type: string; about?: string; mayBeAbsent?: boolean }[]; absent: string }) {
	return (
		<dl className="mt-3 mb-8 space-y-2">
			{fields.map(({ name, type, about, mayBeAbsent }) => (
				<div key={name}>
					<dt>
						<code translate="no" className="font-semibold">
							{name}
						</code>{" "}
						<code translate="no" className="wrap-anywhere text-small text-ink-2">
							{type}
						</code>
						{mayBeAbsent && <span className="text-small text-ink-2"> · {absent}</span>}
					</dt>
					{about && (
						<dd lang="en" className="text-small text-ink-2">
							{about}
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
