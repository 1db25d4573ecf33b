import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

interface OneClickProps {
	text: { title: string; lead: string };
	button?: { submit: string; submitting: string };
	children?: ReactNode;
}

/** Asks before acting, because mail scanners follow links. */
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
