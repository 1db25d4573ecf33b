import * as crypto from "node:crypto";
import { expect, test, vi } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { verifyCredentials } from "./authenticator.server.ts";
import { CURRENT_COST, hashPassword } from "./password.server.ts";
import { insertUser } from "./users.server.ts";

vi.mock("node:crypto", async (original) => {
	const real = await original<typeof crypto>();
	return { ...real, argon2: vi.fn(real.argon2) };
});

const PASSWORD = "aqueduct under aurora";
const request = new Request("https://summit.example/admin/login");

const work = () =>
	vi.mocked(crypto.argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({ algorithm, memory, passes, parallelism, tagLength }));

test("known and unknown users, wrong passwords and disabled accounts each cost one hash", async () => {
	await insertUser(db, { username: "ana", roles: ["editor"], passwordHash: await hashPassword(PASSWORD) });
	const attempt = async (username: string, password: string) => {
		vi.mocked(crypto.argon2).mockClear();
		await verifyCredentials({ username, password }, request).catch(() => undefined);
		return work();
	};
	const once = [{ algorithm: "argon2id", ...CURRENT_COST, tagLength: 32 }];
	expect(await attempt("ana", PASSWORD)).toEqual(once);
	expect(await attempt("ana", "another password")).toEqual(once);
	expect(await attempt("nobody", PASSWORD)).toEqual(once);
	await db.updateTable("user").set({ disabled: 1 }).where("username", "=", "ana").execute();
	expect(await attempt("ana", PASSWORD)).toEqual(once);
});
