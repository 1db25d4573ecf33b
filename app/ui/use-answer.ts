import { useActionData } from "@remix-run/react";
import { useContext, useState } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { isUnsent } from "./send-or-say.ts";

/** What the page's action answered last. A form that did not arrive leaves the answer before, and with it the page as it stands. */
export function useAnswer<Action>() {
	return useArrived(useActionData<Action>());
}

/** The same of a route below the page. */
export function useAnswerBelow<Answer>(routeId: string): Answer | undefined {
	return useArrived<Answer>(useContext(UNSAFE_DataRouterStateContext)?.actionData?.[routeId]);
}

/** The last of the answers that arrived. */
export function useArrived<Answer>(answer: Answer | undefined): Answer | undefined {
	const [arrived, setArrived] = useState(answer);
	if (isUnsent(answer)) return arrived;
	if (answer !== arrived) setArrived(answer);
	return answer;
}
