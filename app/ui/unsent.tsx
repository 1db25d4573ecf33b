import { useLocation } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { Prefetch } from "./link";
import { isUnsent } from "./send-or-say";
import { useFrame } from "./site";
import { useDrawnEffect } from "./use-drawn-effect";

const ID = "unsent";

/** Says above a page that a form of it was not sent, unless the page says so itself, and takes the focus. */
export function Unsent() {
	const { text } = useFrame();
	const answers = useContext(UNSAFE_DataRouterStateContext)?.actionData;
	const answer = Object.values(answers ?? {}).find(isUnsent);
	const [shown, show] = useState<unknown>();
	const notice = useRef<HTMLParagraphElement>(null);
	useDrawnEffect(() => show(document.querySelector(`main [data-error-summary]:not(#${ID})`) ? undefined : answer), [answer]);
	useDrawnEffect(() => notice.current?.focus(), [shown]);
	return (
		<>
			{shown !== undefined && (
				<p ref={notice} id={ID} role="alert" tabIndex={-1} data-error-summary="whole" className="page my-4 border-l-4 border-danger py-3 font-semibold">
					{text.errors.unsent}
				</p>
			)}
			<PostAddresses />
		</>
	);
}

/**
 * Fetches the programs of the addresses that forms of a page are sent to: where those cannot be had once the network is lost,
 * Remix loads the whole page anew.
 */
function PostAddresses() {
	const { key, pathname } = useLocation();
	const [addresses, setAddresses] = useState<string[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step may bring other forms
	useEffect(() => {
		const senders = document.querySelectorAll("main form[method=post][action], main [formaction]");
		const actions = [...senders].map((sender) => new URL(sender.getAttribute(sender.matches("form") ? "action" : "formaction") ?? "", location.href).pathname);
		// Of the rows of a list one stands for all.
		const kinds = new Map(actions.filter((path) => path !== pathname).map((path) => [path.replace(/[^/]+(?=\/[^/]+$)/, "*"), path]));
		setAddresses([...kinds.values()]);
	}, [key]);
	return addresses.map((page) => <Prefetch key={page} page={page} />);
}
