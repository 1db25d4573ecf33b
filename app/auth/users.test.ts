import { expect, test, vi } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { authenticator, firstAdmin, SignInRefused, verifyCredentials } from "./authenticator.server.ts";
import { hashPassword } from "./password.server.ts";
import { ensureFirstAdmin, findAccount, insertUser } from "./users.server.ts";

const PASSWORD = "aqueduct under aurora";
const request = new Request("https://summit.example/admin/login");
const create = async (username: string, role: "admin" | "editor") => insertUser(db, { username, roles: [role], passwordHash: await hashPassword(PASSWORD) });
const users = () => db.selectFrom("user").innerJoin("user_role", "user_id", "id").select(["username", "role"]).orderBy("username").execute();

test("a configured password that breaks the rules stops the start, and no user is created", async () => {
	await expect(ensureFirstAdmin({ ...env, adminPassword: "short" })).rejects.toThrow("Wrong configuration: ADMIN_PASSWORD needs at least 15 characters.");
	await expect(ensureFirstAdmin({ ...env, adminPassword: "passwordpassword" })).rejects.toThrow(/too easily guessed/);
	expect(await users()).toEqual([]);
});

test("without a configured password, the first start generates one that signs in and prints it once; later starts do nothing", async () => {
	const print = vi.spyOn(console, "log").mockImplementation(() => {});
	await ensureFirstAdmin({ ...env, adminUsername: "admin", adminPassword: undefined });
	const printed = String(print.mock.calls[0]?.[0]);
	const password = printed.match(/password: (\S{24})\n/)?.[1] ?? "";
	expect(await verifyCredentials({ username: "admin", password }, request)).toMatchObject({ username: "admin", roles: ["admin"] });

	await ensureFirstAdmin({ ...env, adminUsername: "second", adminPassword: undefined });
	await firstAdmin();
	expect(print).toHaveBeenCalledTimes(1);
	expect(await users()).toEqual([{ username: "admin", role: "admin" }]);
});

test("usernames are unique regardless of case", async () => {
	expect(await create(" Berta ", "editor")).toMatchObject({ username: "berta" });
	expect(await create("BERTA", "admin")).toBeUndefined();
	expect((await findAccount("bErTa"))?.roles).toEqual(["editor"]);
});

test("authenticates a posted form; refuses a wrong password, an unknown and a disabled user alike", async () => {
	const posted = (username: string, password: string) =>
		authenticator.authenticate("password", new Request(request, { method: "POST", body: new URLSearchParams({ username, password }) }));
	expect(await posted("Berta", PASSWORD)).toMatchObject({ username: "berta", roles: ["editor"] });
	await expect(posted("berta", "another password")).rejects.toEqual(new SignInRefused("wrong"));
	await expect(posted("nobody", PASSWORD)).rejects.toEqual(new SignInRefused("wrong"));
	await db.updateTable("user").set({ disabled: 1 }).where("username", "=", "berta").execute();
	await expect(posted("berta", PASSWORD)).rejects.toEqual(new SignInRefused("wrong"));
});

test("signing in replaces a hash of an outdated cost and keeps the password", async () => {
	await create("carl", "admin");
	const old = await hashPassword(PASSWORD, { memory: 64, passes: 1, parallelism: 1 });
	await db.updateTable("user").set({ password_hash: old }).where("username", "=", "carl").execute();
	await verifyCredentials({ username: "carl", password: PASSWORD }, request);
	expect((await findAccount("carl"))?.passwordHash).toMatch(/\$m=19456,t=2,p=1\$/);
	await verifyCredentials({ username: "carl", password: PASSWORD }, request);
});
