import { useActionData } from "@remix-run/react";
import { useState } from "react";
import { isUnsent } from "./send-or-say.ts";

/** What the page's action answered last. A form that did not arrive leaves the answer before, and with it the page as it stands. */
export function useAnswer<Action>() {
	return useArrived(useActionData<Action>());
}

/** The last of the answers that arrived. */
export function useArrived<Answer>(answer: Answer | undefined): Answer | undefined {
	const [arrived, setArrived] = useState(answer);
	if (isUnsent(answer)) return arrived;
	if (answer !== arrived) setArrived(answer);
	return answer;
}
