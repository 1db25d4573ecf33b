import { isRouteErrorResponse } from "@remix-run/react";
import { type ContextType, type ReactNode, useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

type State = NonNullable<ContextType<typeof RouterState>>;

export interface LoadFailure {
	error: unknown;
	shownSearch: string;
	/** False for revalidations. */
	isStep: boolean;
}

/** Restores the page's values if loading others for the same path fails (network or 5xx). The router would show an error page. */
export function useLastLoadedState(): { state: State; failure?: LoadFailure } {
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

export const LoadedStateProvider = RouterState.Provider;

export function LastLoadedState({ children }: { children: ReactNode }) {
	return <LoadedStateProvider value={useLastLoadedState().state}>{children}</LoadedStateProvider>;
}
