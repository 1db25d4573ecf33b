/** Writes `common-passwords.ts` from the list of its package. Run it with `npx node app/auth/common-passwords.make.ts`. */
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";

const MAX_RANK = 3000;
/** Shorter passwords are always rejected: the minimum is 8 characters with a second factor and 15 without. */
const MIN_LENGTH = 8;
const MIN_LENGTH_ALONE = 15;
const LINE = /(.{1,150})(?: |$)/g;

// The list starts with the most common. Long ones are all included, since a long password may be the only factor.
const long = dictionary["passwords-common"].filter((password) => password.length >= MIN_LENGTH);
const chosen = long.filter((password, index) => index < MAX_RANK || password.length >= MIN_LENGTH_ALONE);
const lines = chosen.join(" ").replace(LINE, "$1\n");

writeFileSync(
	new URL("common-passwords.ts", import.meta.url),
	`/**
 * The ${MAX_RANK.toLocaleString("en")} most common passwords of at least ${MIN_LENGTH} characters, and all common ones of at least ${MIN_LENGTH_ALONE}, in lower case (ASVS 5.0, 6.2.4).
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
