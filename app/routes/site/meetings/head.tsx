import type { Texts } from "#app/i18n/texts.server.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";

interface MeetingsHeadProps {
	title: string;
	lead?: string;
	text: Pick<Texts["meetings"], "back" | "tabs">;
	ticketPath: string;
	current: "meetings" | "people" | "profile";
	/** The other pages need a profile. */
	isTaking?: boolean;
}

export function MeetingsHead({ title, lead, text, ticketPath, current, isTaking = true }: MeetingsHeadProps) {
	const { path } = useSite();
	return (
		<PageHead
			title={title}
			lead={lead}
			eyebrow={
				<Link to={path(ticketPath)} className="inline-block py-1 hover:underline">
					← {text.back}
				</Link>
			}
		>
			{isTaking && (
				<nav aria-label={text.tabs.label} className="no-print mt-5">
					<ul className="flex flex-wrap gap-x-6 border-b border-line">
						{(["meetings", "people", "profile"] as const).map((page) => (
							<li key={page}>
								<Link
									to={path(`${ticketPath}/${page}`)}
									aria-current={page === current ? "page" : undefined}
									className="inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold hover:text-action aria-[current]:border-action aria-[current]:text-action"
								>
									{text.tabs[page]}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
		</PageHead>
	);
}
