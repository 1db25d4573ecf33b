import type { LoaderFunctionArgs } from "@remix-run/node";
import { Meta, Outlet, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { siteOrigin } from "#app/http/origin.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { failureWords } from "#app/ui/failure-words.ts";
import { headScript } from "#app/ui/head-script.ts";
import { lastFrame } from "#app/ui/last-frame.ts";
import { LastLoadedState } from "#app/ui/last-loaded-state.tsx";
import { ScrollPosition, ScrollScript } from "#app/ui/scroll-position.tsx";
import { usePageLocale } from "#app/ui/site.ts";
import { Stylesheets } from "#app/ui/stylesheets.tsx";
import { readTheme } from "#app/ui/theme.server.ts";
import touchIcon from "/apple-touch-icon.png";
import icon from "/favicon.ico";
import iconDrawing from "/favicon.svg";
import displayFont from "/fonts/bricolage-grotesque.woff2";
import textFont from "/fonts/instrument-sans.woff2";

export function loader({ request }: LoaderFunctionArgs) {
	return {
		origin: siteOrigin(request),
		theme: readTheme(request),
	};
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const theme = useRouteLoaderData<typeof loader>("root")?.theme;
	return (
		<html lang={usePageLocale()} data-theme={theme} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* The browser's build leaves the script out: React does not touch the served one. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and they must run before the first paint */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : "" }} />
				<link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
				<Stylesheets />
				<link rel="icon" href={icon} sizes="32x32" />
				<link rel="icon" href={iconDrawing} type="image/svg+xml" />
				<link rel="apple-touch-icon" href={touchIcon} />
				<meta name="theme-color" content="#0a1a2c" />
				<LastLoadedState>
					<Meta />
				</LastLoadedState>
			</head>
			<body>
				<ScrollPosition />
				{children}
				<ScrollScript />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const { pathname, search } = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const frame = lastFrame();
	const { title, lead } = frame
		? failureWords(error, frame.text.failure)
		: { title: "Something went wrong", lead: "The site cannot be shown right now. Please try again in a moment." };
	return (
		<main lang={frame?.locale} className="page py-24">
			<h1 ref={heading} tabIndex={-1} className="title outline-none">
				{title}
			</h1>
			<p className="lead my-6">{lead}</p>
			{frame ? (
				<a className={buttonClass("primary")} href={pathname + search}>
					{frame.text.failure.retry}
				</a>
			) : (
				<a className="link" href="/">
					LATAM Nordics Summit
				</a>
			)}
		</main>
	);
}
