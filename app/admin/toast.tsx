import { Form, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Toast as Message } from "~/http/toast.server";
import { Button } from "~/ui/button";

/**
 * Says what has just happened. A success leaves by itself, counted anew for each; a failure stays, and so does what can
 * be taken back. None is ever in the way of a click.
 */
export function Toast({ message }: { message: Message | undefined }) {
	const { pathname, search } = useLocation();
	const [shown, setShown] = useState({ message, count: 0 });
	if (shown.message !== message) setShown({ message, count: shown.count + 1 });
	if (!message) return null;
	const { title, words, failed, undo } = message;
	const look = failed ? "border-danger" : `border-success ${undo ? "" : "toast-leaves"}`;
	return (
		<div
			key={shown.count}
			role={failed ? "alert" : "status"}
			className={`toast pointer-events-none fixed inset-x-5 bottom-5 z-50 rounded-card border-l-4 bg-card p-4 shadow-[0_8px_30px_rgb(4_10_18/0.25)] sm:top-20 sm:bottom-auto sm:left-auto sm:w-88 ${look}`}
		>
			<p className="font-display font-bold">{title}</p>
			<p className="text-small text-ink-2">{words}</p>
			{undo && (
				<Form method="post" action={undo.action} className="mt-3">
					<input type="hidden" name="redirectTo" value={pathname + search} />
					<Button look="outline" className="pointer-events-auto">
						{undo.label}
					</Button>
				</Form>
			)}
		</div>
	);
}
