import { expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { CommandFailed } from "./terminal.ts";
import { userCommand } from "./user.ts";

async function user(words: string[], password = ""): Promise<string> {
	let out = "";
	const print = (printed: string) => {
		out += printed;
	};
	await userCommand(words, { print, askPassword: async () => password });
	return out;
}

const PASSWORD = "aqueduct under aurora";

test("users are added, disabled, enabled and listed; the first one is an administrator", async () => {
	expect(await user(["list"])).toBe("There are no users yet. 'user add' creates an administrator, as does the first start of the site.\n");
	const first = new CommandFailed("The first user has to be an administrator: omit --role.");
	await expect(user(["add", "Ana", "--role", "editor"], PASSWORD)).rejects.toEqual(first);
	expect(await user(["add", "Ana"], PASSWORD)).toBe("ana was added, as admin.\n");
	expect(await user(["add", "berta", "--role", "messages,editor", "--generate"])).toMatch(
		/^berta was added, as editor, messages\.\nThis password is shown only once and has to be changed at the first sign-in: [\w-]{24}\n$/,
	);
	expect(await user(["disable", "BERTA"])).toBe("berta is disabled, and every session has ended.\n");
	expect(await user(["list"])).toBe("ana    admin            active    password  never seen\nberta  editor,messages  disabled  password  never seen\n");
	expect(await user(["enable", "berta"])).toBe("berta can sign in again.\n");
	await db.updateTable("user").set({ until: "2199-11-21T23:30:00.000Z" }).where("username", "=", "berta").execute();
	expect(await user(["list"])).toBe(
		"ana    admin            active                                 password  never seen\nberta  editor,messages  active until 2199-11-21T23:30:00.000Z  password  never seen\n",
	);
});

test.each([
	[["add", "ana", "--generate"], "", "There is already a user with this name."],
	[["add", "carl"], "short", "The password needs at least 15 characters."],
	[["add", "carl"], "", "The password needs at least 15 characters."],
	[["password", "ana"], "passwordpassword", "The password is too easily guessed."],
	[["password", "ana"], "Summit Querétaro 2025", "The password is made of words of this site, the event or the user."],
	[["disable", "ana"], "", "This is the last administrator who can sign in. Add another one first."],
	[["enable", "nobody"], "", "There is no user with this name. 'user list' names them all."],
])("user %j fails with the reason", async (words, password, why) => {
	await expect(user(words, password)).rejects.toEqual(new CommandFailed(why));
});
