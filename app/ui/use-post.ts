import { type FormEvent, useState } from "react";
import { decode } from "turbo-stream";

/**
 * Posts a form to its action's address as Remix does, and leaves the page alone whatever becomes of it. Remix's own `fetcher`
 * asks for the page's values afterwards: where the network is lost, its error page would take away what was typed.
 */
export function usePost<Answer>() {
	const [state, setState] = useState<{ busy: boolean; answer?: Answer; isLost?: boolean }>({ busy: false });
	const post = async (event: FormEvent<HTMLFormElement>) => {
		if (event.defaultPrevented) return;
		event.preventDefault();
		const form = event.currentTarget;
		setState({ busy: true });
		try {
			const { body } = await fetch(`${form.action}.data`, { method: "POST", body: new URLSearchParams(fieldsOf(form)) });
			const { data } = (await decode(body as ReadableStream<Uint8Array>)).value as { data?: Answer };
			setState({ busy: false, answer: data, isLost: data === undefined });
		} catch {
			setState({ busy: false, isLost: true });
		}
	};
	return { ...state, post };
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
	return [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as [string, string]] : []));
}
