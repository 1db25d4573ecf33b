import { isRouteErrorResponse, Outlet, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { LeadToDue, LeadToLogin } from "#app/admin/resumed-form.tsx";
import type { ResumedForm } from "#app/http/resumed-form.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { failureWords } from "#app/ui/failure-words.ts";
import type { UnsentForm } from "#app/ui/keep-form.ts";
import { SendAgain } from "#app/ui/send-again.tsx";
import type { loader as layoutLoader } from "./layout.tsx";

/**
 * Below the layout, not in it: a refused write (403, 405) loads only what is above the boundary, and the top bar needs the layout's data. Routes
 * without a page re-export it.
 */
export default function AdminBoundary() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const { pathname, search } = useLocation();
	const frame = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout");
	if (!frame) throw error;
	const { text, admin } = frame;
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const said: { resumed?: ResumedForm; due?: string; unsent?: UnsentForm } = (isRouteErrorResponse(error) && error.data) || {};
	const { resumed, due, unsent } = said;
	if (resumed && due) return <LeadToDue resumed={resumed} due={due} text={admin.due} />;
	if (resumed) return <LeadToLogin resumed={resumed} text={admin.signedOut} />;
	const { title, lead } = unsent
		? { title: text.errors.rejected, lead: text.errors.unreached }
		: status === 404
			? { ...text.notFound, ...admin.notFound }
			: status === 403
				? admin.forbidden
				: failureWords(error, text.failure);
	return (
		<div className="page py-10 md:py-14">
			<h1 tabIndex={-1} className="title outline-none">
				{title}
			</h1>
			<p className="lead mt-4 mb-8">{lead}</p>
			{unsent ? (
				<SendAgain form={unsent} />
			) : status >= 500 ? (
				<a href={pathname + search} className={buttonClass("primary")}>
					{text.failure.retry}
				</a>
			) : (
				<ButtonLink to="/admin">{admin.notFound.back}</ButtonLink>
			)}
		</div>
	);
}
