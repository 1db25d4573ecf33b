/** Filled in by the build (`plugin.ts`); in development and in unit tests there is no such name. */
declare const __PUBLIC_FILES__: Record<string, string> | undefined;

const named = typeof __PUBLIC_FILES__ === "undefined" ? {} : __PUBLIC_FILES__;

/**
 * The lasting address of one of the site's own files, such as `/images/partners/solmar.svg`, or of a picture without width
 * and ending; anything else, such as an uploaded picture, stays as it is. Entities and the API keep the plain address.
 */
export function publicFile<Address extends string | undefined>(address: Address): Address {
	return (address && Object.hasOwn(named, address) ? named[address] : address) as Address;
}
