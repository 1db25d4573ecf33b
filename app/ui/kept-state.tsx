import { isRouteErrorResponse } from "@remix-run/react";
import { type ContextType, type ReactNode, useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

type State = NonNullable<ContextType<typeof RouterState>>;

/** A page's values that could not be fetched again. */
export interface LoadFailure {
	error: unknown;
	/** The query string of the values that are still shown. */
	shownSearch: string;
	/** Whether the visitor chose something, rather than the page renewing itself. */
	isStep: boolean;
}

/**
 * Returns the router's state, with the values of the open page put back where fetching others for the same path failed, by the
 * network or with a status of 500 and above: the router drops them and would show an error page instead.
 */
export function useKeptState(): { state: State; failure?: LoadFailure } {
	const state = useContext(RouterState) as State;
	const good = useRef<State>();
	const method = useRef<string>();
	useEffect(() => {
		if (!state.errors) good.current = state;
		if (state.navigation.state !== "idle") method.current = state.navigation.formMethod;
		else if (!state.errors) method.current = undefined;
	}, [state]);
	const shown = good.current;
	const isRead = (method.current ?? "GET") === "GET";
	if (!state.errors || !shown || !isRead || shown.location.pathname !== state.location.pathname) return { state };
	const [error] = Object.values(state.errors);
	if (isRouteErrorResponse(error) && error.status < 500) return { state };
	return {
		state: { ...state, errors: null, loaderData: { ...state.loaderData, ...shown.loaderData } },
		failure: { error, shownSearch: shown.location.search, isStep: shown.location.key !== state.location.key },
	};
}

/** Has what is in it read the router's state from `useKeptState`. */
export const KeptStateProvider = RouterState.Provider;

/** For what stands outside of the page, such as its title. */
export function KeptState({ children }: { children: ReactNode }) {
	return <KeptStateProvider value={useKeptState().state}>{children}</KeptStateProvider>;
}
