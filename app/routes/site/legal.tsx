import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SectionedText } from "#app/domain/content/rich-text/sectioned-text.tsx";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { appendixOf } from "#app/domain/operations/legal/appendix.server.ts";
import { LegalAppendix } from "#app/domain/operations/legal/appendix.tsx";
import { getLegalPage } from "#app/domain/operations/legal/queries.server.ts";
import { LEGAL_PAGE_IDS } from "#app/domain/operations/legal/schema.ts";
import { legalView } from "#app/domain/operations/legal/view.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { splitPath } from "#app/i18n/config.ts";
import { Text } from "#app/i18n/text.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Contents } from "#app/ui/contents.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { openPage } from "./page.server.ts";
import { legalShareModel } from "./page-picture.server.ts";

export const facts = { access: "public", cached: true, offline: false } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const { path } = splitPath(new URL(request.url).pathname);
	const id = LEGAL_PAGE_IDS.find((candidate) => path === `/${candidate}`);
	if (!id) throw new Response(null, { status: 404 });
	const found = await getLegalPage(id);
	const page = legalView(found, locale, { event, settings: await getSalesSettings() });
	return {
		page,
		appendix: await appendixOf(id, locale),
		head: {
			title: `${page.title.text} | ${event.name}`,
			description: page.summary.text,
			image: sharePicture(legalShareModel({ locale, event }, found)),
			crumbs: [{ name: page.title.text }],
		},
		contents: texts("legal").contents,
	};
}

export default function LegalPage() {
	const { page, appendix, contents } = useLoaderData<typeof loader>();
	const parts = page.sections.flatMap(({ id, heading }) => (heading ? [{ id, heading: heading.words, lang: page.lang }] : []));
	return (
		<>
			<PageHead title={<Text of={page.title} />} lead={<Text of={page.summary} />} />
			<div className="page section grid gap-x-16 lg:grid-cols-[16rem_minmax(0,1fr)]">
				<Contents title={contents} parts={appendix ? [...parts, appendix] : parts} />
				<div>
					<SectionedText sections={page.sections} lang={page.lang} />
					{appendix && <LegalAppendix appendix={appendix} />}
					<p className="max-w-measure border-t border-line pt-4 text-small text-ink-2">{page.updated}</p>
				</div>
			</div>
		</>
	);
}
