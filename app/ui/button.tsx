import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";

const LOOKS = {
	buy: "bg-marigold text-marigold-ink hover:bg-[#ffc45e]",
	primary: "bg-action-ground text-white hover:bg-[#9c3a21]",
	outline: "border border-control text-ink hover:bg-paper-2",
	outlineOnNight: "border border-snow-2 text-snow hover:bg-night-3",
} as const;
export type ButtonLook = keyof typeof LOOKS;

export const buttonClass = (look: ButtonLook, more = "") => `no-print button ${LOOKS[look]} ${more}`;

export function Button({ look = "primary", className, ...props }: ComponentProps<"button"> & { look?: ButtonLook }) {
	return <button type="submit" {...props} className={buttonClass(look, className)} />;
}

export function ButtonLink({ look = "primary", className, ...props }: ComponentProps<typeof Link> & { look?: ButtonLook; children: ReactNode }) {
	return <Link {...props} className={buttonClass(look, className)} />;
}
