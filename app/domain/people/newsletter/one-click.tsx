import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

interface OneClickProps {
	text: { title: string; lead: string };
	/** What the one button says, and what while it is under way. Without it the deed is done. */
	button?: { submit: string; submitting: string };
	children?: ReactNode;
}

/** A page that a link in a mail leads to. It asks before it does anything: programs follow links too, people press buttons. */
export function OneClickPage({ text, button, children }: OneClickProps) {
	const busy = useNavigation().formMethod === "POST";
	const head = useRef<HTMLDivElement>(null);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current && !button) head.current?.querySelector("h1")?.focus();
		asked.current = Boolean(button);
	}, [button]);
	return (
		<>
			<div ref={head}>
				<PageHead title={text.title} lead={text.lead} />
			</div>
			<div className="page section">
				{button ? (
					<Form method="post">
						<Button disabled={busy}>{busy ? button.submitting : button.submit}</Button>
					</Form>
				) : (
					children
				)}
			</div>
		</>
	);
}
