import { Form } from "@remix-run/react";
import { type ComponentType, useRef, useState } from "react";
import { searchSign } from "./search-sign.tsx";
import { useSite } from "./site.ts";

export function SearchField({ className }: { className: string }) {
	const { text, path } = useSite();
	const field = useRef<HTMLInputElement>(null);
	const [List, setList] = useState<ComponentType<{ field: HTMLInputElement }>>();
	const suggest = () =>
		import("./suggestions.tsx").then(
			(suggestions) => setList(() => suggestions.default),
			() => {},
		);
	return (
		<Form action={path("/search")} discover="none" role="search" aria-label={text.header.search} className={`relative flex gap-2 ${className}`}>
			<input ref={field} name="q" aria-label={text.header.search} placeholder={text.header.searchHint} onFocus={suggest} className="field" />
			<button type="submit" aria-label={text.header.search} className="icon-button">
				{searchSign}
			</button>
			{List && <List field={field.current as HTMLInputElement} />}
		</Form>
	);
}
