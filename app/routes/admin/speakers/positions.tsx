import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { PositionButtons, PositionStatus } from "#app/admin/position-buttons.tsx";
import { loadMoves, moveEntity } from "#app/admin/positions.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { featuredSorting } from "#app/domain/program/speaker/admin.server.ts";
import { listFeaturedSpeakers } from "#app/domain/program/speaker/queries.server.ts";
import { speakerView } from "#app/domain/program/speaker/view.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { returnErrorPages } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

const PATH = "/admin/speakers/order";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const locale = await readersLocale(request);
	return {
		text: { ...textsOf("editSpeaker", locale, {}).positions, back: textsOf("editor", locale, {}).back },
		speakers: (await listFeaturedSpeakers({ drafts: true })).map((speaker) => ({
			id: speaker.id,
			name: speaker.name,
			company: speakerView(speaker, locale).company,
		})),
		moves: await loadMoves(featuredSorting, locale),
	};
}

export const action = (args: ActionFunctionArgs) => moveEntity(featuredSorting, args, PATH);

export const clientAction = returnErrorPages;

export default function FeaturedPositionsPage() {
	const { text, speakers, moves } = useLoaderData<typeof loader>();
	return (
		<div className="page max-w-3xl py-6">
			<Link to="/admin/speakers" className="link inline-flex min-h-8 items-center text-small">
				{text.back}
			</Link>
			<h1 tabIndex={-1} className="title mt-4 outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4">{speakers.length > 0 ? text.lead : text.none}</p>
			<PositionStatus />
			<ol className="mt-8 border-t-2 border-line-strong">
				{speakers.map(({ id, name, company }, index) => (
					<li key={id} id={`row-${id}`} className="flex items-center justify-between gap-4 border-b border-line py-2 target:bg-paper-2">
						<p>
							<Link to={`/admin/speakers/${id}`} className="link font-semibold">
								{name}
							</Link>
							<span className="block text-small text-ink-2">{company}</span>
						</p>
						<PositionButtons id={id} moves={moves[id]} action={PATH} index={index} />
					</li>
				))}
			</ol>
		</div>
	);
}
