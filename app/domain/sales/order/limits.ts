/** In characters. */
export const ORDER_LIMITS = {
	name: 100,
	company: 120,
	jobTitle: 100,
	country: 60,
	taxId: 30,
	postcode: 5,
	address: 300,
	reference: 60,
	code: 30,
	note: 2000,
	needs: 300,
	reason: 300,
};
export const SETTING_LIMITS = { seller: 300, bank: 120 };
export const MAX_TICKETS = 30;
/** From so many tickets on, workshops are chosen for all of them. */
export const TOGETHER_FROM = 6;
export const CODE_LENGTH = 8;
