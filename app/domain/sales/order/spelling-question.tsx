import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { AskedSpelling } from "./email-spelling.server.ts";

/** Asks within a form whether its email addresses are right, and answers with its two buttons. */
export function SpellingQuestion({ text, asked: { words, doubted, emails } }: { text: Texts["order"]["spelling"]; asked: AskedSpelling }) {
	return (
		<div role="alert" tabIndex={-1} data-error-summary="whole" className="mb-8 rounded-card border-2 border-line-strong p-5">
			<h2 className="subheading">{text.question}</h2>
			{words.map((one) => (
				<p key={one} className="mt-2 wrap-anywhere">
					{one}
				</p>
			))}
			<input type="hidden" name="askedEmails" value={emails} />
			<div className="mt-4 flex flex-wrap gap-3">
				<Button name="correctEmails" value={doubted}>
					{text.correct}
				</Button>
				<Button look="outline">{text.keep}</Button>
			</div>
		</div>
	);
}
