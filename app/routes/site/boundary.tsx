import { Outlet } from "@remix-run/react";

/**
 * Below the layout, not in it: a refused write (403, 405) loads only what is above the boundary, and header and footer need the layout's data. Routes
 * without a page re-export it.
 */
export default function PageBoundary() {
	return <Outlet />;
}

export { PageFailure as ErrorBoundary } from "#app/ui/failure.tsx";
