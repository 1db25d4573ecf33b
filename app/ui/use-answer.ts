import { useActionData } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { isUnsent } from "./keep-form.ts";

/** A form that did not arrive leaves the previous response. */
export function useAnswer<Action>() {
	return useArrived(useActionData<Action>());
}

/** Loads the child route's module early: a form that is sent to it without a network keeps what was typed. */
export function useAnswerBelow<Answer>(routeId: string): Answer | undefined {
	useEffect(() => {
		import(/* @vite-ignore */ window.__remixManifest.routes[routeId]?.module ?? "").catch(() => {});
	}, [routeId]);
	return useArrived<Answer>(useContext(UNSAFE_DataRouterStateContext)?.actionData?.[routeId]);
}

export function useArrived<Answer>(answer: Answer | undefined): Answer | undefined {
	const [arrived, setArrived] = useState(answer);
	if (isUnsent(answer)) return arrived;
	if (answer !== arrived) setArrived(answer);
	return answer;
}
