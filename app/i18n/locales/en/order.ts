/** The pages on which tickets are bought. */
export const order = {
	transfer: {
		rows: {
			amount: "Amount",
			reference: "Reference",
			account: "Account",
			holder: "Account holder",
			bank: "Bank",
			bankCode: "BIC (SWIFT)",
		},
	},
};
