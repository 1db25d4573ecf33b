import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";

const LOOKS = {
	buy: "button-buy",
	primary: "button-primary",
	outline: "button-outline",
	outlineOnNight: "button-outline-night",
} as const;
export type ButtonLook = keyof typeof LOOKS;

export const buttonClass = (look: ButtonLook, more = "") => `no-print button ${LOOKS[look]} ${more}`;

export function Button({ look = "primary", className, children, ...props }: ComponentProps<"button"> & { look?: ButtonLook }) {
	return (
		<button type="submit" {...props} className={buttonClass(look, className)}>
			{typeof children === "string" ? unbroken(children) : children}
		</button>
	);
}

/** Keeps amounts on one line. */
export const unbroken = (words: string) => words.replace(/(\d) (?=USD)/g, "$1\u00a0");

export function ButtonLink({ look = "primary", className, ...props }: ComponentProps<typeof Link> & { look?: ButtonLook; children: ReactNode }) {
	return <Link {...props} className={buttonClass(look, className)} />;
}
