/** Writes `common-passwords.ts` from its package: `npx node app/auth/common-passwords.make.ts`. */
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";

const HOW_MANY = 3000;
/** Shorter passwords are rejected anyway: 8 letters with a second factor, 15 without. */
const SHORTEST = 8;
const SHORTEST_ALONE = 15;
const LINE = /(.{1,150})(?: |$)/g;

// Most common first. All long ones count, however rare: a long password may be the only factor.
const long = dictionary["passwords-common"].filter((password) => password.length >= SHORTEST);
const chosen = long.filter((password, index) => index < HOW_MANY || password.length >= SHORTEST_ALONE);
const lines = chosen.join(" ").replace(LINE, "$1\n");

writeFileSync(
	new URL("common-passwords.ts", import.meta.url),
	`/**
 * The ${HOW_MANY.toLocaleString("en")} commonest passwords of at least ${SHORTEST} letters, and every common one of at least ${SHORTEST_ALONE}, in lower case (ASVS 5.0, 6.2.4).
 * Written by common-passwords.make.ts from the list of @zxcvbn-ts/language-common (MIT).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
	\`
${lines}\`
		.trim()
		.split(/\\s/),
);
`,
);
