import { db } from "#app/runtime/database.server.ts";
import { type PasswordFault, passwordFault } from "./password.server.ts";

const SITE_WORDS = ["latam", "nordic", "nordics", "summit", "queretaro"];

/** Returns why a new password is rejected, if it is; takes words of the site, the event and the user into account. */
export async function newPasswordFault(password: string, username: string, { hasSecondFactor = false } = {}): Promise<PasswordFault | undefined> {
	return passwordFault(password, { hasSecondFactor, words: [...SITE_WORDS, username, ...(await eventWords())] });
}

async function eventWords(): Promise<string[]> {
	const events = await db.selectFrom("event").select(["name", "venue", "city", "country"]).execute();
	return events.flatMap((event) => Object.values(event).filter((word) => word !== null));
}
