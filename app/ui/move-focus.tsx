import { useLocation, useNavigationType } from "@remix-run/react";
import { type MutableRefObject, useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext } from "react-router-dom";

const REFUSED = "[aria-invalid=true], [data-error-summary]";

/**
 * After a step to another page, focus goes to its heading, as it would after a full load: a screen reader reads on there. Where
 * the address names something on the page that has taken the focus, there it stays.
 *
 * After a form was answered, focus goes to the notice that says so; a page without one begins anew at its top, unless a toast
 * says it. Refusals take the focus themselves.
 */
export function MoveFocus() {
	const { key, pathname, hash } = useLocation();
	const isStep = useNavigationType() !== "POP";
	// A frame that a step brought up, as signing in does, begins with that step.
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
			// A form that begins in its first field has the focus already.
			if (active?.matches("main :is(input, textarea, select)")) return;
			const named = hash ? document.getElementById(hash.slice(1)) : null;
			if (named?.contains(active)) return;
		} else {
			// The answer itself has moved it.
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

/** The element that had the focus when a form was posted whose answer is on its way. The router tells it of each, React draws not every step. */
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
