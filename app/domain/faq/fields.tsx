import { TranslatedField } from "~/admin/fields";
import { FAQ_LIMITS } from "./limits";

/** What organisers write of a question. */
export function FaqFields() {
	return (
		<>
			<TranslatedField name="question" maxLength={FAQ_LIMITS.question} rows={2} />
			<TranslatedField name="answer" maxLength={FAQ_LIMITS.answer} rows={8} />
		</>
	);
}
