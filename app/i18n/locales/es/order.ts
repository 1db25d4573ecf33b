import type { SameShape } from "../../shape";
import type { order as english } from "../en/order";

export const order: SameShape<typeof english> = {
	transfer: {
		rows: {
			amount: "Importe",
			reference: "Referencia",
			account: "Cuenta",
			holder: "Titular",
			bank: "Banco",
			bankCode: "BIC (SWIFT)",
		},
	},
};
