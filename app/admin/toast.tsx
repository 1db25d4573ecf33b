import { Form, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Toast as Message } from "#app/http/toast.server.ts";
import { Button } from "#app/ui/button.tsx";
import { useFrame } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface ToastProps {
	message: Message | undefined;
	isLow?: boolean;
}

/** Success toasts close by themselves; each one restarts the timer. Failures and changes that can be undone stay until closed. */
export function Toast({ message, isLow = false }: ToastProps) {
	const { pathname, search } = useLocation();
	const [shown, setShown] = useState({ message, count: 0 });
	const [closed, close] = useState<Message>();
	const isHydrated = useHydrated();
	const { closeMessage } = useFrame().text;
	if (shown.message !== message) setShown({ message, count: shown.count + 1 });
	const { title, words, failed, isRepeated, undo }: Partial<Message> = message === closed ? {} : (message ?? {});
	const leaves = isRepeated || !(failed || undo) ? "toast-leaves" : "";
	const look = `${failed ? "border-danger" : "border-success"} ${leaves}`;
	const isStatus = !failed && !isRepeated;
	const box = title && (
		<div
			key={shown.count}
			data-toast
			role={failed && !isRepeated ? "alert" : undefined}
			className={`no-print toast pointer-events-none fixed inset-x-5 bottom-5 z-50 rounded-card border-l-4 bg-card p-4 shadow-[0_8px_30px_rgb(4_10_18/0.25)] sm:left-auto sm:w-88 ${isLow ? "" : "sm:top-20 sm:bottom-auto"} ${look}`}
		>
			{isHydrated && (
				<button
					type="button"
					aria-label={closeMessage}
					onClick={() => close(message)}
					className="pointer-events-auto absolute top-2 right-2 grid size-9 place-items-center rounded-lg text-ink-2 hover:bg-paper-2 hover:text-ink"
				>
					<span aria-hidden="true">✕</span>
				</button>
			)}
			<p className="pr-8 font-display font-bold">{title}</p>
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
	return (
		<>
			{/* Rendered before it has text, so that screen readers announce the text. */}
			<div role="status" className="contents">
				{isStatus && box}
			</div>
			{!isStatus && box}
		</>
	);
}
