import { useFrame } from "./site.ts";

/** Says what the stars mean, first thing in a form of several fields; it is what puts them there (`styles.css`). */
export function RequiredNote() {
	const { text } = useFrame();
	return <p className="required-note mb-4 text-small text-ink-2">{text.required}</p>;
}
