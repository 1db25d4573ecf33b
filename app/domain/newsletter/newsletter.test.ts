import { expect, test } from "vitest";
import { db } from "~/database.server";
import { subscribe } from "./queries.server";
import { subscriptionSchema } from "./schema";

test("an address is kept once, in lower case, in the language of the first time", async () => {
	const { email } = subscriptionSchema.parse({ email: " Ana.LOPEZ@Example.COM " });
	await subscribe(email, "es");
	await subscribe(email, "sv");
	expect(await db.selectFrom("subscriber").select(["email", "locale"]).execute()).toEqual([{ email: "ana.lopez@example.com", locale: "es" }]);
});
