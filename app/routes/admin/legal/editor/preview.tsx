import { SectionedText } from "~/domain/content/rich-text/sectioned-text";
import { LegalAppendix } from "~/domain/operations/legal/appendix";
import type { Appendix } from "~/domain/operations/legal/appendix.server";
import type { legalView } from "~/domain/operations/legal/view.server";
import { Text } from "~/i18n/text";

export interface LegalPreviewProps {
	page: ReturnType<typeof legalView>;
	appendix: Appendix | undefined;
}

/** A legal page without the site's head around it. */
export function LegalPreview({ page, appendix }: LegalPreviewProps) {
	return (
		<>
			<h3 className="title">
				<Text of={page.title} />
			</h3>
			<p className="lead mt-4 mb-10">
				<Text of={page.summary} />
			</p>
			<SectionedText sections={page.sections} lang={page.lang} heading={4} />
			{appendix && <LegalAppendix appendix={appendix} heading="h4" />}
			<p className="max-w-measure border-t border-line pt-4 text-small text-ink-2">{page.updated}</p>
		</>
	);
}
