/** Characters. */
export const NEWS_LIMITS = { title: 150, slug: 80, content: 20_000, author: 80 };
