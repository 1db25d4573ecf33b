import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { Failed, NotFound } from "~/ui/failure";
import { PageHead } from "~/ui/page-head";
import { useSite } from "~/ui/site";

/** Where there is no such article: the page's loader throws the words. */
export function ArticleNotFound() {
	const error = useRouteError();
	const { path } = useSite();
	if (!isRouteErrorResponse(error) || error.status !== 404) return <Failed error={error} />;
	if (!error.data?.title) return <NotFound />;
	return (
		<>
			<PageHead title={error.data.title} lead={error.data.lead} />
			<div className="page section">
				<ButtonLink to={path("/news")}>{error.data.back}</ButtonLink>
			</div>
		</>
	);
}
