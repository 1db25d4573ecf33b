import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { isTooLong } from "#app/http/form-rules.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { GUESSABLE_PASSWORDS } from "./guessable-passwords.ts";
import { consistsOfWords } from "./own-words.ts";

const argon2Async = promisify(argon2);

/** `memory` in KiB. OWASP's minimum is 19,456 KiB, two passes, one lane. */
export interface HashCost {
	memory: number;
	passes: number;
	parallelism: number;
}
export const CURRENT_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const MIN_LENGTH = { alone: 15, withSecondFactor: 8 };
/** Each hash takes 19 MB and a thread: with more at once, a flood of sign-ins would starve the site. */
const MAX_CONCURRENT = 2;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Returns a PHC string: Argon2id with a new salt. */
export async function hashPassword(password: string, cost = CURRENT_COST): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	return phcString(cost, salt, await derive(password, salt, cost));
}

/** Without a PHC string, does the same work and returns false. */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
	if (isTooLong(password)) return false;
	const { cost, salt, tag } = parsePhc(phc ?? DUMMY_HASH);
	const derived = await derive(password, salt, cost, tag.length);
	return timingSafeEqual(derived, tag) && phc !== undefined;
}

export function needsRehash(phc: string, current = CURRENT_COST): boolean {
	const { cost } = parsePhc(phc);
	return cost.memory < current.memory || cost.passes < current.passes || cost.parallelism !== current.parallelism;
}

export type PasswordFault = "tooShort" | "tooLong" | "common" | "ownWords";

interface PasswordUse {
	hasSecondFactor?: boolean;
	words?: readonly string[];
}

/** Returns why a new password is rejected, if it is (ASVS 5.0, 6.2.1, 6.2.4, 6.2.9, 6.2.11). */
export function passwordFault(password: string, { hasSecondFactor = false, words = [] }: PasswordUse = {}): PasswordFault | undefined {
	if (isTooLong(password)) return "tooLong";
	if (lengthOf(password) < shortestPassword(hasSecondFactor)) return "tooShort";
	if (isCommon(password)) return "common";
	return consistsOfWords(words, password, isCommon) ? "ownWords" : undefined;
}

function isCommon(password: string): boolean {
	const lower = password.toLowerCase();
	return COMMON_PASSWORDS.has(lower) || GUESSABLE_PASSWORDS.includes(lower) || new Set(lower).size < 4;
}

export function shortestPassword(hasSecondFactor: boolean): number {
	return hasSecondFactor ? MIN_LENGTH.withSecondFactor : MIN_LENGTH.alone;
}

export function isShort(password: string): boolean {
	return lengthOf(password) < MIN_LENGTH.alone;
}

/** Returns 144 random bits in 24 characters. */
export function generatePassword(): string {
	return randomBytes(18).toString("base64url");
}

const lengthOf = (password: string) => [...password].length;

function phcString({ memory, passes, parallelism }: HashCost, salt: Buffer, tag: Buffer): string {
	const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

function parsePhc(phc: string) {
	const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc) ?? [];
	if (!salt || !tag) throw new Error("A stored password hash is no Argon2id string.");
	return {
		cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
		salt: Buffer.from(salt, "base64"),
		tag: Buffer.from(tag, "base64"),
	};
}

/** Hash for unknown users, so that they are answered as late as known ones. */
const DUMMY_HASH = phcString(CURRENT_COST, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/** NFKC: the same characters typed on another keyboard are the same password (NIST SP 800-63B, 3.1.1.2). */
async function derive(password: string, nonce: Buffer, cost: HashCost, tagLength = TAG_BYTES): Promise<Buffer> {
	const done = await acquireSlot();
	try {
		return await argon2Async("argon2id", { message: password.normalize("NFKC"), nonce, tagLength, ...cost });
	} finally {
		done();
	}
}

let running = 0;
const waiting: (() => void)[] = [];

async function acquireSlot(): Promise<() => void> {
	if (running < MAX_CONCURRENT) running += 1;
	else await new Promise<void>((resolve) => waiting.push(resolve));
	return () => {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	};
}
