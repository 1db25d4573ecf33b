import { Form, Link } from "@remix-run/react";
import type { CheckInView, RefusedView } from "#app/domain/sales/check-in/view.server.ts";
import { Button } from "#app/ui/button.tsx";

const LOOKS = {
	awaited: "border-line-strong",
	admitted: "border-success bg-green-ground text-green",
	again: "border-gold bg-gold-ground text-gold",
	refused: "border-danger text-danger",
} as const;

export function CheckInPanel({ ticket }: { ticket: CheckInView }) {
	const { locale, state, title, words, name, boughtBy, tier, idCheck, needs, order, list, checkIn, undo } = ticket;
	return (
		<section lang={locale} aria-labelledby="check-in-title" className={`mx-auto mb-10 max-w-3xl rounded-card border-2 p-5 ${LOOKS[state]}`}>
			<h2 id="check-in-title" className="heading">
				{title}
			</h2>
			{words && <p className="mt-1 font-semibold">{words}</p>}
			<p className="title mt-3 text-ink wrap-anywhere">{name}</p>
			<p className="mt-1 font-semibold text-ink">{tier}</p>
			{boughtBy && <p className="text-small text-ink-2">{boughtBy}</p>}
			{idCheck && <p className="mt-3 inline-block rounded-md bg-gold-ground px-3 py-2 font-semibold text-gold">{idCheck}</p>}
			{needs.map((need) => (
				<p key={need} className="mt-2 text-ink wrap-anywhere">
					{need}
				</p>
			))}
			{state !== "refused" && (
				<Form method="post" preventScrollReset className="mt-5">
					{state === "awaited" ? (
						<Button name="step" value="arrive" className="min-h-16 w-full text-subheading">
							{checkIn}
						</Button>
					) : (
						<Button look="outline" name="step" value="undo">
							{undo}
						</Button>
					)}
				</Form>
			)}
			<Further order={order} list={list} />
		</section>
	);
}

export function RefusedTicket({ refused: { locale, title, words, order, list } }: { refused: RefusedView }) {
	return (
		<section lang={locale} aria-labelledby="check-in-title" className={`mb-6 max-w-3xl rounded-card border-2 p-5 ${LOOKS.refused}`}>
			<h2 id="check-in-title" className="heading">
				{title}
			</h2>
			<p className="mt-1 font-semibold">{words}</p>
			<Further order={order} list={list} />
		</section>
	);
}

const LINK = "inline-flex min-h-8 items-center underline decoration-1 underline-offset-[0.2em] hover:decoration-2";

/** Loaded by the browser: the ticket's page contains no routes of the admin area. */
function Further({ order, list }: Pick<RefusedView, "order" | "list">) {
	return (
		<p className="mt-4 flex flex-wrap gap-x-6 text-ink">
			{order?.path ? (
				<Link to={order.path} reloadDocument className={LINK}>
					{order.words}
				</Link>
			) : (
				order && <span className="inline-flex min-h-8 items-center">{order.words}</span>
			)}
			<Link to="/admin/check-in" reloadDocument className={LINK}>
				{list}
			</Link>
		</p>
	);
}
