import { useLocation, useNavigationType } from "@remix-run/react";
import { type MutableRefObject, useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext } from "react-router-dom";

const REFUSED = "[aria-invalid=true], [data-error-summary]";

/**
 * After navigation, focuses the heading, as after a full load, unless the address names a focused element; after a form, its success message. Errors
 * focus themselves.
 */
export function MoveFocus() {
	const { key, pathname, hash } = useLocation();
	const isStep = useNavigationType() !== "POP";
	const previous = useRef(isStep ? undefined : pathname);
	const sender = useSender();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step is another one
	useEffect(() => {
		const isOtherPage = previous.current !== pathname;
		previous.current = pathname;
		const sentBy = sender.current;
		sender.current = undefined;
		const { activeElement: active } = document;
		if (sentBy && active?.closest(REFUSED)) return;
		const notice = sentBy && document.querySelector<HTMLElement>("main [data-notice]");
		if (notice) return notice.focus();
		const hasToast = document.querySelector("[data-toast]") !== null;
		if (isOtherPage) {
			// The form has focused its first field.
			if (active?.matches("main :is(input, textarea, select)")) return;
			const named = hash ? document.getElementById(hash.slice(1)) : null;
			if (named?.contains(active)) return;
		} else {
			if (!sentBy || (active !== document.body && active !== sentBy)) return;
			sentBy.focus({ preventScroll: true });
			if (hasToast && document.activeElement === sentBy) return;
		}
		if (isStep && !hash && (isOtherPage || !hasToast)) scrollTo(0, 0);
		const target = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("content");
		target?.focus({ preventScroll: true });
	}, [key]);
	return null;
}

/** Subscribes to the router, because React does not render every step. */
function useSender(): MutableRefObject<HTMLElement | undefined> {
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const sender = useRef<HTMLElement>();
	useEffect(
		() =>
			router?.subscribe(({ navigation }) => {
				if (navigation.formMethod === "POST") sender.current ??= document.activeElement as HTMLElement;
			}),
		[router],
	);
	return sender;
}
