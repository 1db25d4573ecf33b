import { type LinkProps, matchRoutes, PrefetchPageLinks, Link as RemixLink, useHref } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

const PREFETCH_DELAY_MS = 100;

/** Not Remix's `prefetch`: Safari lacks `<link rel="prefetch">`, and Firefox blocks it by the policy's `default-src`. */
export function Link(props: LinkProps) {
	const href = useHref(props.to);
	const [meant, setMeant] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	const begin = () => {
		timer.current = setTimeout(async () => setMeant(await canFetchModules(href)), PREFETCH_DELAY_MS);
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

/** Remix would reload the open page if it could not load a module of the next one. */
export function canFetchModules(page: string): Promise<boolean> {
	const matches = matchRoutes(window.__remixRouter.routes, page) ?? [];
	const modules = matches.map(({ route: { id } }) => import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module as string));
	return Promise.all(modules).then(
		() => true,
		() => false,
	);
}

/** Remix lists the files and data of a page as links. The data is for the browser's cache, which revalidates it when the page is shown. */
function Prefetch({ page }: { page: string }) {
	const list = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		for (const { href, as } of list.current?.querySelectorAll("link") ?? []) {
			const wanted = as === "fetch" ? !page.startsWith("/admin") && fetch(href, { priority: "low" }) : import(/* @vite-ignore */ href);
			if (wanted) wanted.catch(() => {});
		}
	}, [page]);
	return (
		<span ref={list} hidden>
			<PrefetchPageLinks page={page} {...{ rel: undefined }} />
		</span>
	);
}
