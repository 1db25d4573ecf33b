import { useState } from "react";
import { Button } from "./button.tsx";
import type { shareOf } from "./share.server.ts";
import { useHydrated } from "./use-hydrated.ts";

export function Share({ text, address, title, links }: ReturnType<typeof shareOf>) {
	const hydrated = useHydrated();
	const [said, setSaid] = useState("");

	async function share() {
		setSaid("");
		try {
			if (navigator.share) return await navigator.share({ title, url: address });
			await navigator.clipboard.writeText(address);
			setSaid(text.copied);
		} catch (reason) {
			// Closing the device's dialog is not an error.
			if ((reason as Error).name !== "AbortError") setSaid(`${text.copyFailed} ${address}`);
		}
	}

	return (
		<section aria-labelledby="share-title" className="no-print">
			<h2 id="share-title" className="subheading">
				{text.heading}
			</h2>
			<Button type="button" look="outline" disabled={!hydrated} onClick={share} className="mt-4 w-full max-w-xs noscript:hidden">
				<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
					<path
						d="M10 12.500V2.500M6.500 5.500 10 2l3.500 3.500M4.500 9v8h11V9"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.75"
						strokeLinecap="round"
						strokeLinejoin="round"
					/>
				</svg>
				{text.button}
			</Button>
			<p role="status" className="mt-2 text-small font-medium wrap-anywhere text-success">
				{said}
			</p>
			<ul className="mt-2 flex flex-wrap gap-x-5">
				{links.map(({ name, to }) => (
					<li key={name}>
						<a href={to} rel="noopener" className="link inline-block py-2">
							{name === "mail" ? text.mail : name}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
