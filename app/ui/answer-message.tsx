import type { ReactNode } from "react";

interface MessageProps {
	children: ReactNode;
	className?: string;
}

const notice = (color: string, className: string) => ({
	"data-notice": true,
	tabIndex: -1,
	className: `${className} scroll-mt-28 outline-none border-y-2 ${color} font-semibold`,
});

/** Always rendered, so that screen readers announce the message when it comes. */
export function SuccessMessage({ children, className = "mb-4 py-4" }: MessageProps) {
	return (
		<div role="status" {...(children && notice("border-success", className))}>
			{children}
		</div>
	);
}

export function FailureMessage({ children, className = "mb-4 py-4" }: MessageProps) {
	return (
		<div role="alert" {...(children && notice("border-danger", className))}>
			{children}
		</div>
	);
}
