import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { Failed, NotFound } from "~/ui/failure";

/**
 * Where pages fail. It stands below the layout, not in it: a refused write (403, 405) loads only what is above the
 * boundary, and header and footer need the layout's values.
 */
export default function PageBoundary() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed error={error} />;
}
