import { TranslatedField } from "~/admin/fields";
import { FAQ_LIMITS } from "./limits";

/** What organizers write of a question. */
export function FaqFields() {
	return (
		<>
			<TranslatedField name="question" first maxLength={FAQ_LIMITS.question} rows={2} />
			<TranslatedField name="answer" maxLength={FAQ_LIMITS.answer} rows={8} />
		</>
	);
}
