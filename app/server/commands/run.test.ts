import { expect, test } from "vitest";
import { runCommand } from "../../../tests/support/run-command.ts";

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
	const { code, out, error } = await runCommand(words);
	expect([code, out, error.startsWith(why), error.includes("backup FILE  "), error.includes("user password NAME")]).toEqual([2, "", true, true, true]);
});

test.each([[["--help"]], [["-h"]], [["help"]], [["backup", "--help"]], [["user", "--help"]], [["user"]]])("%j prints the help", async (words) => {
	const { code, out, error } = await runCommand(words);
	expect([code, out.startsWith("Usage:"), out.includes("user add NAME [--role ROLE]"), error]).toEqual([0, true, true, ""]);
});
