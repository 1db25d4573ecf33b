import { type LinkProps, matchRoutes, PrefetchPageLinks, Link as RemixLink, useHref } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Milliseconds that a pointer stays on a link that is meant. */
const INTENT = 100;

/**
 * A link that, once it is meant, fetches the page that it leads to. Remix's own (`prefetch`) asks by `<link rel="prefetch">`,
 * which Safari does not know and Firefox refuses by the security policy's `default-src`.
 */
export function Link(props: LinkProps) {
	const href = useHref(props.to);
	const [meant, setMeant] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const begin = () => {
		timer.current = setTimeout(async () => setMeant(await canFetchModules(href)), INTENT);
	};
	const cancel = () => clearTimeout(timer.current);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (
		<>
			<RemixLink discover="none" {...props} onPointerEnter={begin} onPointerLeave={cancel} onFocus={begin} onBlur={cancel} />
			{meant && <Prefetch page={href} />}
		</>
	);
}

/** Asked first: Remix loads the open page anew where it cannot fetch a module of the next one. */
export function canFetchModules(page: string): Promise<boolean> {
	const matches = matchRoutes(window.__remixRouter.routes, page) ?? [];
	const modules = matches.map(({ route: { id } }) => import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module as string));
	return Promise.all(modules).then(
		() => true,
		() => false,
	);
}

/**
 * Remix knows which files and which values a page needs, and tells it as links; without `rel` they are links to nothing. The
 * values are for the browser's cache, which asks whether they still hold when the page is shown; answers of the admin area are
 * in no cache.
 */
function Prefetch({ page }: { page: string }) {
	const list = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		for (const { href, as } of list.current?.querySelectorAll("link") ?? []) {
			const wanted = as === "fetch" ? !page.startsWith("/admin") && fetch(href, { priority: "low" }) : import(/* @vite-ignore */ href);
			// What cannot be had now is asked for again by the click.
			if (wanted) wanted.catch(() => {});
		}
	}, [page]);
	return (
		<span ref={list} hidden>
			<PrefetchPageLinks page={page} {...{ rel: undefined }} />
		</span>
	);
}
