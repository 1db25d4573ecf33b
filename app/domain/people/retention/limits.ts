const TEN_YEARS = 3650;

/** Days, unless it says otherwise. Mails are copies, and name whom they went to: they are never kept without end. */
export const RETENTION_LIMITS = {
	messageDays: { min: 0, max: TEN_YEARS },
	mailDays: { min: 1, max: 365 },
	activityDays: { min: 0, max: TEN_YEARS },
	orderDays: { min: 0, max: TEN_YEARS },
	/** Years. In Mexico the law asks for five, counted from the tax return of the next. */
	invoiceYears: { min: 5, max: 30 },
};
export const RETENTION_FIELDS = [
	"messageDays",
	"mailDays",
	"activityDays",
	"orderDays",
	"invoiceYears",
] as const satisfies readonly (keyof typeof RETENTION_LIMITS)[];
