import { useNavigate } from "@remix-run/react";
import { fits } from "#app/domain/program/my-agenda/chosen-ids.ts";
import { saveIds } from "#app/domain/program/my-agenda/own-ids.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

interface ByLinkProps {
	text: Pick<Texts["myAgenda"], "link" | "said">;
	to: string;
	ids: string[];
	own: string[];
	onDone: (words: string, before?: string[]) => void;
}

export function ByLink({ text: { link, said }, to, ids, own, onDone }: ByLinkProps) {
	const navigate = useNavigate();
	const both = [...new Set([...own, ...ids])];
	const keep = (next: string[], words = "") => {
		if (!fits(next) || !saveIds(next)) return onDone(said.full);
		onDone(words, words ? own : undefined);
		navigate(to);
	};
	return (
		<section className="no-print mb-8 rounded-card border border-line bg-card p-5">
			<p className="font-semibold">{own.length > 0 ? link.other : link.empty}</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="button" onClick={() => keep(both)}>
					{own.length > 0 ? link.add : link.keep}
				</Button>
				{own.length > 0 && (
					<>
						<Button type="button" look="outline" onClick={() => keep(ids, said.replaced)}>
							{link.replace}
						</Button>
						<ButtonLink look="outline" to={to}>
							{link.own}
						</ButtonLink>
					</>
				)}
			</div>
		</section>
	);
}
