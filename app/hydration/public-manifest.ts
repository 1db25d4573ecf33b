export function publicManifestOf(url: string): string {
	return url.replace("/manifest-", "/manifest-public-");
}

export function isPublicManifest(url: string): boolean {
	return url.includes("/manifest-public-");
}

interface Manifest {
	routes: Record<string, { parentId?: string; path?: string }>;
}

/** Drops the routes of the admin area and of programs, more than half of the manifest. A link from a public page into the admin area loads the document. */
export function publicPart<Whole extends Manifest>(manifest: Whole): Whole {
	const { routes } = manifest;
	const pathOf = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id];
		return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
	};
	const isShown = ([id]: [string, unknown]) => !/^\/+(admin|api|webhooks)(\/|$)/.test(pathOf(id));
	// Remix reads a missing flag as false.
	const trueFlags = ([id, route]: [string, object]) => [id, Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))];
	return { ...manifest, routes: Object.fromEntries(Object.entries(routes).filter(isShown).map(trueFlags)) };
}
