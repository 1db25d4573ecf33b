/** The longest each text may be, in characters. */
export const NEWS_LIMITS = { title: 150, slug: 80, content: 20_000, author: 80 };
