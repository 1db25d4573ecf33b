/** Where browsers have the list of all routes, by where they have its public part. */
export function publicManifestOf(url: string): string {
	return url.replace("/manifest-", "/manifest-public-");
}

export function isPublicManifest(url: string): boolean {
	return url.includes("/manifest-public-");
}

interface Manifest {
	routes: Record<string, { parentId?: string; path?: string }>;
}

/**
 * A list of routes without those of the admin area, which are half of it: each page there brings the whole list along. The
 * browser loads such a page whole, where a public one links there (a ticket's, for who stands at the door) and where Back leads there.
 */
export function publicPart<Whole extends Manifest>(manifest: Whole): Whole {
	const { routes } = manifest;
	const pathOf = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id];
		return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
	};
	return { ...manifest, routes: Object.fromEntries(Object.entries(routes).filter(([id]) => !/^\/+admin(\/|$)/.test(pathOf(id)))) };
}
