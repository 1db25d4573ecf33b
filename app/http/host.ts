export const hostOf = (address: string) => (URL.parse(address)?.host ?? address).replace(/^www\./, "");
