/** Characters. */
export const NEWS_LIMITS = { title: 150, slug: 80, content: 20_000, author: 80 };

/** Characters that lists and search engines show (specification, section 9). */
export const EXCERPT_LENGTH = 100;
export const DESCRIPTION_LENGTH = 160;
