/** SQL by which a page text that is read as Markdown from now on reads as it did, in the log as well. */
export function escapePageText(key: string, { mayBeginBlock }: { mayBeginBlock: boolean }): string {
	return `
UPDATE page_text SET text = ${escaped("text", "$", mayBeginBlock)} WHERE key = '${key}';
UPDATE change SET before = ${escaped("before", `$."${key}"`, mayBeginBlock)}, after = ${escaped("after", `$."${key}"`, mayBeginBlock)} WHERE noun = 'page';`;
}

/** A JSON text's translations with what would be a mark of Markdown made plain. */
function escaped(text: string, path: string, mayBeginBlock: boolean): string {
	const translations = ["en", "es", "sv"].map((locale) => {
		const words = `json_extract(${text}, '${path}.${locale}')`;
		const marked = ["\\", "*", "_", "[", "<"].reduce((sql, mark) => `replace(${sql}, '${mark}', '\\${mark}')`, words);
		const withEntities = `iif(${words} LIKE '%&%;%', replace(${marked}, '&', '\\&'), ${marked})`;
		const whole = mayBeginBlock ? `iif(substr(${words}, 1, 1) IN ('#', '>', '-', '+'), '\\', '') || ${withEntities}` : withEntities;
		return `'${path}.${locale}', ${whole}`;
	});
	return `json_replace(${text}, ${translations.join(", ")})`;
}
