import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { useSite } from "./site.ts";

export function BuyLink({ className, children }: { className?: string; children: ReactNode }) {
	const { isSelling, path } = useSite();
	if (!isSelling) return null;
	return (
		<ButtonLink look="buy" to={path("/tickets")} className={className}>
			{children}
		</ButtonLink>
	);
}
