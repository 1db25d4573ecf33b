import { db } from "~/database.server";
import type { Locale } from "~/i18n/config";

/** Puts an address, in lower case, on the list. One that is on it already stays as it is. */
export async function subscribe(email: string, locale: Locale): Promise<void> {
	await db
		.insertInto("subscriber")
		.values({ email, locale })
		.onConflict((conflict) => conflict.column("email").doNothing())
		.execute();
}
