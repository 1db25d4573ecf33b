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
	blockedSeconds?: number;
	undo: () => Promise<void>;
	succeed: () => Promise<void>;
}

export interface BlockedAttempt {
	/** Seconds. */
	retryAfter: number;
	/** True if password and second factor together may still be tried. */
	allowsBothFactors?: boolean;
}

/**
 * Counts an attempt at a password. A browser known to the account has its own count, so that nobody else can lock out the owner; all others count
 * against the account, which need not exist, and their address.
 * @param isWhole whether password and second factor come together
 */
export async function openAttempt(username: string, account: Account | undefined, isWhole: boolean, request: Request): Promise<OpenAttempt | BlockedAttempt> {
	const device = account && knownDevice(request, account.id);
	if (device) return open([`device:${device}`], `device:${device}`);
	const [accountBucket, addresses] = [`account:${normalUsername(username)}`, addressBuckets(request)];
	const opened = await open([...addresses, accountBucket], accountBucket);
	const isBlockedForStrangers = "blockedBuckets" in opened && addresses.length > 0 && opened.blockedBuckets.join() === accountBucket;
	if (!isBlockedForStrangers) return opened;
	if (!isWhole) {
		const wait = await waitForTurn(`turn:${accountBucket}:${addresses}`, opened.retryAfter);
		return wait > 0 ? { ...opened, retryAfter: wait, allowsBothFactors: true } : open(addresses);
	}
	const alone = await open(addresses);
	return "retryAfter" in alone ? alone : { ...alone, blockedSeconds: opened.retryAfter };
}

/**
 * Counts an attempt at the second factor after the right password; strangers cannot use these up.
 * @param isCounted whether browser and address were counted with the password
 */
export async function openCodeAttempt({ id }: Account, request: Request, { isCounted = false } = {}): Promise<OpenAttempt | BlockedAttempt> {
	const device = knownDevice(request, id);
	if (device) return open(isCounted ? [] : [`device:${device}`], `device:${device}`);
	return open([...(isCounted ? [] : addressBuckets(request)), `code:${id}`], `code:${id}`);
}

/** Counts an attempt at the password in a browser that is signed in. */
export function openConfirmation(userId: string): Promise<OpenAttempt | BlockedAttempt> {
	return open([`confirmation:${userId}`], `confirmation:${userId}`);
}

export function openInvitationAttempt(request: Request): Promise<OpenAttempt | BlockedAttempt> {
	return open(addressBuckets(request).map((bucket) => `invitation:${bucket}`));
}

/** A success takes back its own count and clears the failures of `own`, never those of an address: other people share it. */
async function open(buckets: string[], own?: string): Promise<OpenAttempt | (BlockedAttempt & { blockedBuckets: string[] })> {
	const attempt = await countAttempt(buckets);
	if (!attempt.allowed) return attempt;
	return {
		undo: () => undoAttempt(attempt),
		succeed: async () => {
			await undoAttempt(attempt);
			if (own) await clearAttempts(own);
		},
	};
}

function addressBuckets(request: Request): string[] {
	const address = countedAddress(request);
	return address === undefined ? [] : [`address:${address}`];
}
