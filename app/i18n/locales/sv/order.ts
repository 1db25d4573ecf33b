import type { SameShape } from "../../shape";
import type { order as english } from "../en/order";

export const order: SameShape<typeof english> = {
	transfer: {
		rows: {
			amount: "Belopp",
			reference: "Referens",
			account: "Konto",
			holder: "Kontohavare",
			bank: "Bank",
			bankCode: "BIC (SWIFT)",
		},
	},
};
