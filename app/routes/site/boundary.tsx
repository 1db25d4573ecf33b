import { Outlet } from "@remix-run/react";

/**
 * Where pages fail. It stands below the layout, not in it: a refused write (403, 405) loads only what is above the
 * boundary, and header and footer need the layout's values.
 */
export default function PageBoundary() {
	return <Outlet />;
}

export { NotShown as ErrorBoundary } from "#app/ui/failure.tsx";
