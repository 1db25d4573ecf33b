import { Text } from "~/i18n/text";
import { LegalProse } from "./prose";
import type { legalView } from "./view.server";

/** A legal page without the site's head around it. */
export function LegalPreview({ page }: { page: ReturnType<typeof legalView> }) {
	return (
		<>
			<h3 className="title">
				<Text of={page.title} />
			</h3>
			<p className="lead mt-4 mb-10">
				<Text of={page.summary} />
			</p>
			<LegalProse sections={page.sections} lang={page.lang} email={page.email} heading="h4" />
			<p className="max-w-measure border-t border-line pt-4 text-small text-ink-2">{page.updated}</p>
		</>
	);
}
