export function publicManifestOf(url: string): string {
	return url.replace("/manifest-", "/manifest-public-");
}

export function isPublicManifest(url: string): boolean {
	return url.includes("/manifest-public-");
}

interface Manifest {
	routes: Record<string, { parentId?: string; path?: string }>;
}

/** Drops the routes of the admin area, of programs and of files, more than half of the manifest. Links from public pages to these load the document. */
export function publicPart<Whole extends Manifest>(manifest: Whole): Whole {
	const { routes } = manifest;
	const pathOf = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id];
		return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
	};
	const isShown = ([id]: [string, unknown]) => !/^\/+(admin|api|webhooks)(\/|$)|\.\w+$/.test(pathOf(id));
	// Remix reads a missing flag as false.
	const trueFlags = ([id, route]: [string, object]) => [id, Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))];
	return { ...manifest, routes: Object.fromEntries(Object.entries(routes).filter(isShown).map(trueFlags)) };
}
