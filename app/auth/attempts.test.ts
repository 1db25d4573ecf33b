import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { confirmPassword, SignInRefused, signIn, verifyCredentials } from "./authenticator.server.ts";
import { hashPassword } from "./password.server.ts";
import { newSecret } from "./totp.server.ts";
import { insertUser } from "./users.server.ts";

vi.mock("#app/runtime/env.server.ts", async (original) => {
	const { env } = await original<typeof import("#app/runtime/env.server.ts")>();
	return { env: { ...env, trustProxy: true } };
});

vi.mock("./sign-in-log.server.ts", () => ({ logSignIn: () => undefined }));

const PASSWORD = "aqueduct under aurora";
const passwordHash = await hashPassword(PASSWORD);

let username = "";
let own = "";
let users = 0;
const secret = newSecret();
const idOf = () => `${username}-id`;
beforeEach(async () => {
	users += 1;
	username = `owner${users}`;
	own = `198.51.100.${users}`;
	await db.insertInto("user").values({ id: idOf(), username, password_hash: passwordHash }).execute();
});

const from = (address: string, cookie = "") => new Request("https://summit.example/admin/login", { headers: { "X-Forwarded-For": address, Cookie: cookie } });
async function attempt(password: string, request: Request, more: { username?: string; code?: string } = {}): Promise<string> {
	return verifyCredentials({ username, password, ...more }, request).then(
		() => "in",
		(cause) => (cause instanceof SignInRefused ? cause.reason : String(cause)),
	);
}
async function ownBrowser(): Promise<string> {
	const account = await verifyCredentials({ username, password: PASSWORD }, from(own));
	const cookies = await signIn({ ...account, due: undefined }, from(own));
	return cookies.find((cookie) => cookie.startsWith("device-"))?.split(";")[0] ?? "";
}
async function shutByStrangers(): Promise<void> {
	for (let number = 1; number <= 5; number++) expect(await attempt("a guess", from(`203.0.113.${users}${number}`))).toBe("wrong");
	expect(await attempt(PASSWORD, from("192.0.2.200"))).toBe("throttled");
}
const secondFactorOn = () => db.updateTable("user").set({ totp_secret: secret, totp_last_step: 0 }).where("id", "=", idOf()).execute();
const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test("strangers cannot lock out an owner who signed in before, not even from the owner's address", async () => {
	const Cookie = await ownBrowser();
	await shutByStrangers();
	for (let number = 1; number <= 6; number++) await attempt("a guess", from(own), { username: "nobody" });
	expect([await attempt(PASSWORD, from(own)), await attempt(PASSWORD, from(own, Cookie))]).toEqual(["throttled", "in"]);
});

test("a known browser has five attempts of its own, which do not count against anybody else", async () => {
	const Cookie = await ownBrowser();
	for (let number = 1; number <= 5; number++) expect(await attempt("a guess", from(own, Cookie))).toBe("wrong");
	expect([await attempt(PASSWORD, from(own, Cookie)), await attempt(PASSWORD, from(own))]).toEqual(["throttled", "in"]);
});

test("a browser is known only to the account that signed in there", async () => {
	const Cookie = await ownBrowser();
	const [name, value] = Cookie.split("=");
	username = `other${users}`;
	await insertUser(db, { username, roles: ["editor"], passwordHash });
	await shutByStrangers();
	expect(await attempt(PASSWORD, from("192.0.2.1", `${Cookie}; device-x=${value}; ${name}=${value}`))).toBe("throttled");
});

test("password and code together sign in to a blocked account, and the answer does not reveal which was wrong", async () => {
	await secondFactorOn();
	await shutByStrangers();
	const together = (password: string, code: string, address: string) => attempt(password, from(address), { code });
	expect(await together(PASSWORD, "000000", "192.0.2.11")).toBe("throttled");
	expect(await together("a guess", codeNow(), "192.0.2.12")).toBe("throttled");
	expect(await together(PASSWORD, codeNow(), "192.0.2.13")).toBe("in");
});

test("a guesser who knows the password cannot guess codes without limit that way", async () => {
	await secondFactorOn();
	await shutByStrangers();
	for (let number = 1; number <= 5; number++) await attempt(PASSWORD, from(`192.0.2.3${number}`), { code: "000000" });
	expect(await attempt(PASSWORD, from("192.0.2.40"), { code: codeNow() })).toBe("throttled");
});

test("a code does not unblock an account without a second factor", async () => {
	await shutByStrangers();
	expect(await attempt(PASSWORD, from("192.0.2.50"), { code: "000000" })).toBe("throttled");
});

test("a successful sign-in does not reset the address's failures at other accounts", async () => {
	const guess = (number: number) => attempt("a guess", from("192.0.2.60"), { username: `guessed-${users}-${number}` });
	for (let number = 1; number <= 4; number++) {
		expect(await guess(number)).toBe("wrong");
		expect(await attempt(PASSWORD, from("192.0.2.60"))).toBe("in");
	}
	expect([await guess(5), await guess(6), await attempt(PASSWORD, from("192.0.2.60"))]).toEqual(["wrong", "throttled", "throttled"]);
});

test("repeated successful sign-ins do not count as failures", async () => {
	for (let number = 1; number <= 12; number++) expect(await attempt(PASSWORD, from("192.0.2.70"))).toBe("in");
});

test("an IPv6 /64 counts as one address", async () => {
	const guess = (host: number) => attempt("a guess", from(`2001:db8:${users}:1::${host}`), { username: `six-${host}` });
	const answers = [];
	for (let host = 1; host <= 6; host++) answers.push(await guess(host));
	expect(answers).toEqual(["wrong", "wrong", "wrong", "wrong", "wrong", "throttled"]);
});

test("confirming the password has its own count, which strangers cannot use up and which does not block sign-in", async () => {
	const user = { id: idOf(), username, roles: ["admin"], rights: [] } as const;
	const confirm = (password: string) =>
		confirmPassword(user, password).then(
			() => "right",
			({ reason }) => reason,
		);
	await shutByStrangers();
	for (let number = 1; number <= 5; number++) expect(await confirm("a guess")).toBe("wrong");
	expect(await confirm(PASSWORD)).toBe("throttled");
});

test("strangers who keep guessing delay an owner without second factor at a new browser but do not lock them out; each guesser gains one attempt", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		await shutByStrangers();
		expect([await attempt(PASSWORD, from(own)), await attempt("a guess", from("192.0.2.90"))]).toEqual(["throttled", "throttled"]);
		vi.advanceTimersByTime(31_000);
		expect(await attempt("a guess", from("203.0.113.250"))).toBe("wrong");
		expect([await attempt("a guess", from("192.0.2.90")), await attempt("a guess", from("192.0.2.90"))]).toEqual(["wrong", "throttled"]);
		expect([await attempt(PASSWORD, from("192.0.2.91")), await attempt(PASSWORD, from(own))]).toEqual(["throttled", "in"]);
	} finally {
		vi.useRealTimers();
	}
});
