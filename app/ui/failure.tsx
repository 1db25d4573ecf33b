import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ButtonLink, buttonClass } from "./button.tsx";
import { failureWords } from "./failure-words.ts";
import type { UnsentForm } from "./keep-form.ts";
import { PageHead } from "./page-head.tsx";
import { SearchField } from "./search-field.tsx";
import { SendAgain } from "./send-again.tsx";
import { useSite } from "./site.ts";

function NotFound() {
	const { text, path } = useSite();
	const { notFound, header } = text;
	return (
		<>
			<PageHead title={notFound.title} lead={notFound.lead} />
			<div className="page section">
				<h2 className="subheading mb-3">{header.search}</h2>
				<SearchField className="mb-6 max-w-xl" />
				{import.meta.env.DEV && <p className="mb-6 font-mono text-small">Did you forget to add the page to app/routes.ts?</p>}
				<ul className="flex flex-wrap gap-3">
					<li>
						<ButtonLink to={path("/")}>{notFound.home}</ButtonLink>
					</li>
					{(["agenda", "speakers", "workshops", "news"] as const).map((page) => (
						<li key={page}>
							<ButtonLink look="outline" to={path(`/${page}`)}>
								{header[page]}
							</ButtonLink>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}

export interface Missing {
	title: string;
	lead: string;
	back: { label: string; to: string };
}

export function PageFailure() {
	const error = useRouteError();
	const { text, path } = useSite();
	const unsent: UnsentForm | undefined = isRouteErrorResponse(error) ? error.data?.unsent : undefined;
	if (unsent)
		return (
			<>
				<PageHead title={text.errors.rejected} lead={unsent.why === "failed" ? undefined : text.errors.unreached} />
				<div className="page section">
					<SendAgain form={unsent} />
				</div>
			</>
		);
	if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return <Failed error={error} />;
	const missing: Missing | null = error.data || null;
	if (!missing) return <NotFound />;
	return (
		<>
			<PageHead title={missing.title} lead={missing.lead} />
			<div className="page section">
				<ButtonLink to={path(missing.back.to)}>{missing.back.label}</ButtonLink>
			</div>
		</>
	);
}

export function Failed({ error }: { error: unknown }) {
	const { text } = useSite();
	const { pathname, search } = useLocation();
	const { title, lead } = failureWords(error, text.failure);
	return (
		<>
			<PageHead title={title} lead={lead} />
			<div className="page section">
				<a href={pathname + search} className={buttonClass("primary")}>
					{text.failure.retry}
				</a>
			</div>
		</>
	);
}
