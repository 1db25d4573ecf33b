interface Page {
	/** Of the entry in the browser's history. */
	key: string;
	pathname: string;
	search: string;
}

export interface KeptForm extends Page {
	typed: [name: string, value: string][];
}

/** Another path with the same query is the form in another language. */
export const isSamePage = (kept: Page, { key, pathname, search }: Page) => kept.key === key || (kept.pathname !== pathname && kept.search === search);

export function readKept(stored: string | null | undefined): KeptForm | undefined {
	try {
		return JSON.parse(stored ?? "") as KeptForm;
	} catch {
		return undefined;
	}
}
