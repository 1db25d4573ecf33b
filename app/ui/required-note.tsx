import { useFrame } from "./site.ts";

/** Its presence also adds the stars (`common.css`). */
export function RequiredNote() {
	const { text } = useFrame();
	return <p className="required-note mb-4 text-small text-ink-2">{text.required}</p>;
}
