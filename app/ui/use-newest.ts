import { useState } from "react";

export function useNewest<Answer>(one: Answer | undefined, other: Answer | undefined): Answer | undefined {
	const [seen, setSeen] = useState({ one, other, newest: other ?? one });
	if (one !== seen.one) setSeen({ one, other, newest: one ?? other });
	else if (other !== seen.other) setSeen({ one, other, newest: other ?? one });
	return seen.newest;
}
