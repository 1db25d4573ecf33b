import { beforeAll, expect, test, vi } from "vitest";
import { run } from "./run.ts";
import { CommandFailed } from "./terminal.ts";
import { userCommand } from "./user.ts";

async function outcome(words: string[]) {
	const said = { out: "", error: "" };
	const listen = (stream: NodeJS.WriteStream, as: keyof typeof said) =>
		vi.spyOn(stream, "write").mockImplementation((text, ...rest) => {
			said[as] += text;
			for (const done of rest) if (typeof done === "function") done();
			return true;
		});
	const listening = [listen(process.stdout, "out"), listen(process.stderr, "error"), vi.spyOn(process.stdout, "on").mockReturnThis()];
	const code = await run(words, () => Promise.reject(new Error("No site is asked for.")));
	for (const spy of listening) spy.mockRestore();
	return { code, ...said };
}

test.each([
	[["frobnicate"], "There is no command 'frobnicate'."],
	[["serve", "now"], "Write 'serve'."],
	[["backup"], "Write 'backup FILE'."],
	[["restore", "a.db", "b.db"], "Write 'restore FILE'."],
	[["check", "--steady"], "Unknown option '--steady'"],
	[["migrate", "--force"], "Unknown option '--force'"],
	[["toString"], "There is no command 'toString'."],
	[["user", "frobnicate"], "There is no command 'user frobnicate'."],
	[["user", "add"], "'user add' takes one name."],
	[["user", "list", "ana"], "'user list' takes no name."],
	[["user", "disable", "ana", "berta"], "'user disable' takes one name."],
	[["user", "add", "carl", "--role", "king"], "There is no role 'king': use admin, editor, messages, box_office, check_in, or several with commas between."],
	[["user", "require-second-factor"], "'user require-second-factor' takes on or off."],
	[["user", "require-second-factor", "maybe"], "'user require-second-factor' takes on or off."],
	[["user", "add", " "], "This name cannot be used: it must have 1 to 64 letters."],
	[["user", "disable", "ana", "--generate"], "'user disable' does not take --generate."],
	[["user", "list", "--colour"], "Unknown option '--colour'"],
])("%j exits with 2, the reason and the help", async (words, why) => {
	const { code, out, error } = await outcome(words);
	expect([code, out, error.startsWith(why), error.includes("backup FILE  "), error.includes("user password NAME")]).toEqual([2, "", true, true, true]);
});

test.each([[["--help"]], [["-h"]], [["help"]], [["backup", "--help"]], [["user", "--help"]], [["user"]]])("%j prints the help", async (words) => {
	const { code, out, error } = await outcome(words);
	expect([code, out.startsWith("Usage:"), out.includes("user add NAME [--role ROLE]"), error]).toEqual([0, true, true, ""]);
});

const typing = (password: string, words: string[]) => userCommand(words, { print: () => {}, askPassword: async () => password });

beforeAll(() => typing("aqueduct under aurora", ["add", "ana", "--role", "admin"]));

test.each([
	[["add", "ana", "--generate"], "", "There is already a user with this name."],
	[["add", "carl"], "short", "The password needs at least 15 characters."],
	[["add", "carl"], "", "The password needs at least 15 characters."],
	[["password", "ana"], "passwordpassword", "The password is too easily guessed."],
	[["password", "ana"], "Summit Querétaro 2025", "The password is made of words of this site, the event or the user."],
	[["disable", "ana"], "", "This is the last administrator who can sign in. Add another one first."],
	[["enable", "nobody"], "", "There is no user with this name. 'user list' names them all."],
])("user %j fails with the reason", async (words, password, why) => {
	await expect(typing(password, words)).rejects.toEqual(new CommandFailed(why));
});
