import type { ComponentProps, ReactNode } from "react";
import { Banner, type Notices } from "#app/ui/banner.tsx";
import { MoveFocus } from "#app/ui/move-focus.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pending } from "#app/ui/pending.tsx";
import { AdminFooter } from "./footer.tsx";
import { Toast } from "./toast.tsx";

interface SignedOutPageProps {
	eventName: string;
	notices: Notices | undefined;
	head: { title: string; lead: string };
	toast?: ComponentProps<typeof Toast>["message"];
	verifying: string;
	/** Hides the footer, whose links lead away from the page. */
	stays?: boolean;
	children: ReactNode;
}

export function SignedOutPage({ eventName, notices, head, toast, verifying, stays, children }: SignedOutPageProps) {
	return (
		<div className="flex min-h-dvh flex-col">
			<Pending words={verifying} />
			<Banner notices={notices} />
			<main id="content" tabIndex={-1} className="grow outline-none">
				<PageHead eyebrow={eventName} title={head.title} lead={head.lead} />
				<div className="page section">
					<div className="max-w-md">{children}</div>
				</div>
			</main>
			{!stays && <AdminFooter />}
			<Toast message={toast} />
			<MoveFocus />
		</div>
	);
}
