import { env } from "#app/runtime/env.server.ts";
import { secretFileOf } from "#db/site-secret.ts";

export async function lockedFactors(): Promise<string> {
	const { usersWithLockedSeeds } = await import("#app/auth/second-factor.server.ts");
	const names = await usersWithLockedSeeds();
	if (names.length === 0) return "";
	return `Second factors: those of ${names.join(", ")} were encrypted with a secret that is neither SESSION_SECRET, as this command
  was given it, nor in ${secretFileOf(env.databaseFile)}. Without it their apps do not work: write it to that file while the
  site is stopped. Where it is lost, they sign in with a recovery code, or after 'summit user password NAME --without-second-factor'.
`;
}
