/** Set by the build (`plugin.ts`); undefined in development and in unit tests. */
declare const __PUBLIC_FILES__: Record<string, string> | undefined;

const named = typeof __PUBLIC_FILES__ === "undefined" ? {} : __PUBLIC_FILES__;

/** Returns the hashed address of a file in `public/`, and other addresses unchanged. Entities and the API use the plain address. */
export function publicFile<Address extends string | undefined>(address: Address): Address {
	return (address && Object.hasOwn(named, address) ? named[address] : address) as Address;
}
