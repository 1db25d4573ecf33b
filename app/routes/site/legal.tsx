import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SectionedText } from "~/domain/content/rich-text/sectioned-text";
import { sharePicture } from "~/domain/content/share-picture/address.server";
import { LegalAppendix } from "~/domain/operations/legal/appendix";
import { appendixOf } from "~/domain/operations/legal/appendix.server";
import { getLegalPage } from "~/domain/operations/legal/queries.server";
import { LEGAL_PAGE_IDS } from "~/domain/operations/legal/schema";
import { legalView } from "~/domain/operations/legal/view.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { pageMeta } from "~/http/page-meta";
import { splitPath } from "~/i18n/config";
import { Text } from "~/i18n/text";
import type { RouteHandle } from "~/routes/route-handle";
import { Contents } from "~/ui/contents";
import { PageHead } from "~/ui/page-head";
import { openPage } from "./page.server";
import { legalShareModel } from "./page-picture.server";

export const handle: RouteHandle = { access: "public", cached: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

/** One module for /terms, /privacy and /cookies. */
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
