/** Characters. */
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
	sponsorContact: 120,
};
export const MAX_DAYS = 30;
export const EMPTY_LINKS = 2;
export const MAX_LINKS = 20;
