/** Former addresses below `/admin`, with the present ones. */
export const RENAMED_ADDRESSES = [
	["event/held/:step", "event/disruption/:step"],
	["orders/:id/papers/:kind/:number.pdf", "orders/:id/documents/:kind/:number.pdf"],
	["workshops/:id/places", "workshops/:id/registrations"],
	["attendees/:id/arrival", "attendees/:id/check-in"],
] as const;
