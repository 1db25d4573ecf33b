import { SectionedText } from "#app/domain/content/rich-text/sectioned-text.tsx";
import type { Appendix } from "#app/domain/operations/legal/appendix.server.ts";
import { LegalAppendix } from "#app/domain/operations/legal/appendix.tsx";
import type { legalView } from "#app/domain/operations/legal/view.server.ts";
import { Text } from "#app/i18n/text.tsx";

export interface LegalPreviewProps {
	page: ReturnType<typeof legalView>;
	appendix: Appendix | undefined;
}

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
