import { HONEYPOT } from "#app/http/form-rules.ts";
import { useSite } from "./site.ts";

/** Hidden from sight, tab order and assistive technology: only bots fill it. */
export function Honeypot() {
	const { text } = useSite();
	return (
		<div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
			<label>
				{text.honeypot}
				<input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
