/** The longest each text may be, in characters. */
export const EVENT_LIMITS = {
	name: 100,
	tagline: 200,
	venue: 120,
	address: 200,
	city: 100,
	venueDescription: 3000,
	directions: 4000,
	practical: 20_000,
	phone: 40,
};
/** Days that a summit lasts at most. */
export const MAX_DAYS = 30;
/** Rows for links to social networks that are empty, beside those that are filled. */
export const EMPTY_LINKS = 2;
export const MAX_LINKS = 20;
