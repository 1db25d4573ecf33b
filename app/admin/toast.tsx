import type { Toast as Message } from "~/http/toast.server";

/** Says what has just happened. A success leaves by itself, a failure stays; neither is ever in the way of a click. */
export function Toast({ message }: { message: Message | undefined }) {
	if (!message) return null;
	const { title, words, failed } = message;
	return (
		<div
			role={failed ? "alert" : "status"}
			className={`toast pointer-events-none fixed inset-x-5 bottom-5 z-50 rounded-card border-l-4 bg-card p-4 shadow-[0_8px_30px_rgb(4_10_18/0.25)] sm:top-20 sm:bottom-auto sm:left-auto sm:w-88 ${failed ? "border-danger" : "toast-leaves border-success"}`}
		>
			<p className="font-display font-bold">{title}</p>
			<p className="text-small text-ink-2">{words}</p>
		</div>
	);
}
