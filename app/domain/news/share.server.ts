/** Where an article can be shared without JavaScript; each opens with its address filled in. */
export function shareLinks(address: string, title: string) {
	const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll("+", "%20");
	return [
		{ name: "LinkedIn", to: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}` },
		{ name: "X", to: `https://x.com/intent/post?${query({ text: title, url: address })}` },
		{ name: "WhatsApp", to: `https://wa.me/?${query({ text: `${title} ${address}` })}` },
		{ name: "mail" as const, to: `mailto:?${query({ subject: title, body: address })}` },
	];
}
