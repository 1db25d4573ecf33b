import { countedAddress } from "#app/http/client-address.server.ts";
import { knownDevice } from "./device-cookie.server.ts";
import { clearAttempts, countAttempt, undoAttempt, waitForTurn } from "./throttle.server.ts";
import { type Account, normalUsername } from "./users.server.ts";

/** Counts as failed unless `succeed` or `takeBack` is called. */
export interface OpenAttempt {
	/**
	 * Seconds for which unknown browsers stay blocked. Only password and second factor together sign in meanwhile; any error in them is answered as
	 * blocked.
	 */
	shutFor?: number;
	takeBack: () => Promise<void>;
	succeed: () => Promise<void>;
}

export interface ShutAttempt {
	/** Seconds. */
	retryAfter: number;
	/** True if password and second factor together may still be tried. */
	isOpenToBoth?: boolean;
}

/**
 * Counts an attempt at a password. A browser known to the account has its own count, so that nobody else can lock out the owner; all others count
 * against the account, which need not exist, and their address.
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
 * Counts an attempt at the second factor after the right password; strangers cannot use these up.
 * @param isCounted whether browser and address were counted with the password
 */
export async function openCodeAttempt({ id }: Account, request: Request, { isCounted = false } = {}): Promise<OpenAttempt | ShutAttempt> {
	const device = knownDevice(request, id);
	if (device) return open(isCounted ? [] : [`device:${device}`], `device:${device}`);
	return open([...(isCounted ? [] : addressDoor(request)), `code:${id}`], `code:${id}`);
}

/** Counts an attempt at the password in a browser that is signed in. */
export function openConfirmation(userId: string): Promise<OpenAttempt | ShutAttempt> {
	return open([`confirmation:${userId}`], `confirmation:${userId}`);
}

export function openInvitationAttempt(request: Request): Promise<OpenAttempt | ShutAttempt> {
	return open(addressDoor(request).map((door) => `invitation:${door}`));
}

/** A success takes back its own count and clears the failures of `own`, never those of an address: other people share it. */
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
