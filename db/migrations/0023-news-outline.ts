const first = (language: string) => `substr(trim(content ->> '${language}'), 1, 1)`;

/** Lists and checks look at all articles, and seldom read one: what they look at is kept apart from the texts. See `outlineNews`. */
export const sql = `
CREATE INDEX news_outline ON news_article (
	published_at DESC, id, slug, title, format, image, author, category, featured, draft, preview_key,
	CASE WHEN instr(content, '/pictures/') THEN content
		ELSE json_object('en', ${first("en")}, 'es', ${first("es")}, 'sv', ${first("sv")}, 'stale', content -> 'stale') END
);
`;
