import { countedAddress } from "#app/http/client-address.server.ts";
import { knownDevice } from "./device-cookie.server.ts";
import { clearAttempts, countAttempt, undoAttempt, waitForTurn } from "./throttle.server.ts";
import { type Account, normalUsername } from "./users.server.ts";

/** An attempt to sign in that may go on: it counts as failed until it is told otherwise. */
export interface OpenAttempt {
	/**
	 * Seconds that the account is still shut to strangers. Only password and second factor together open it meanwhile, and
	 * whatever is wrong with them, the answer is that it is shut.
	 */
	shutFor?: number;
	takeBack: () => Promise<void>;
	/** It succeeded. */
	succeed: () => Promise<void>;
}

/** It may not: how many seconds to wait. */
export interface ShutAttempt {
	retryAfter: number;
	/** True where password and second factor together may still be tried. */
	isOpenToBoth?: boolean;
}

/**
 * Counts an attempt at a password. A browser that the account was signed in to before has a count of its own, so that
 * nobody else can keep its owner out; all others count against the account, which need not exist, and their address. While others
 * keep the account shut, each address that has waited has a turn.
 *
 * @param isWhole whether password and second factor come together
 */
export async function openAttempt(username: string, account: Account | undefined, isWhole: boolean, request: Request): Promise<OpenAttempt | ShutAttempt> {
	const device = account && knownDevice(request, account.id);
	if (device) return open([`device:${device}`], `device:${device}`);
	const [door, address] = [`account:${normalUsername(username)}`, addressDoor(request)];
	const opened = await open([...address, door], door);
	const isShutToStrangers = "shut" in opened && address.length > 0 && opened.shut.join() === door;
	if (!isShutToStrangers) return opened;
	if (!isWhole) {
		const wait = await waitForTurn(`turn:${door}:${address}`, opened.retryAfter);
		return wait > 0 ? { ...opened, retryAfter: wait, isOpenToBoth: true } : open(address);
	}
	const alone = await open(address);
	return "retryAfter" in alone ? alone : { ...alone, shutFor: opened.retryAfter };
}

/**
 * Counts an attempt at the second factor by somebody who knows the password. No stranger can use these up.
 *
 * @param isCounted whether browser and address counted it already, with the password
 */
export async function openCodeAttempt({ id }: Account, request: Request, { isCounted = false } = {}): Promise<OpenAttempt | ShutAttempt> {
	const device = knownDevice(request, id);
	if (device) return open(isCounted ? [] : [`device:${device}`], `device:${device}`);
	return open([...(isCounted ? [] : addressDoor(request)), `code:${id}`], `code:${id}`);
}

/** Counts an attempt at the password by whoever sits at a browser that is signed in. */
export function openConfirmation(userId: string): Promise<OpenAttempt | ShutAttempt> {
	return open([`confirmation:${userId}`], `confirmation:${userId}`);
}

/** Counts an attempt at the link of an invitation. */
export function openInvitationAttempt(request: Request): Promise<OpenAttempt | ShutAttempt> {
	return open(addressDoor(request).map((door) => `invitation:${door}`));
}

/** A success takes back what it was counted itself, and forgets earlier failures at `own`: never those of an address, which others share. */
async function open(doors: string[], own?: string): Promise<OpenAttempt | (ShutAttempt & { shut: string[] })> {
	const attempt = await countAttempt(doors);
	if (!attempt.allowed) return attempt;
	return {
		takeBack: () => undoAttempt(attempt),
		succeed: async () => {
			await undoAttempt(attempt);
			if (own) await clearAttempts(own);
		},
	};
}

function addressDoor(request: Request): string[] {
	const address = countedAddress(request);
	return address === undefined ? [] : [`address:${address}`];
}
