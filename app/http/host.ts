/** The site that an address leads to, as people call it: `youtube.com`; the address itself where it is none. */
export const hostOf = (address: string) => (URL.parse(address)?.host ?? address).replace(/^www\./, "");
