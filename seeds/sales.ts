import type { SalesSettings } from "#app/domain/sales/order/settings.ts";

/** Fictitious account. */
export const sales: SalesSettings = {
	sellerName: "LATAM Nordics Summit A.C.",
	sellerAddress: "Boulevard Bernardo Quintana 300, 76140 Santiago de Querétaro, México",
	sellerTaxId: "LNS240115XX0",
	taxName: "IVA",
	taxRate: 1600,
	bankHolder: "LATAM Nordics Summit A.C.",
	bankName: "Banco de Ejemplo",
	bankAccount: "CLABE 000 680 0123 4567 8901",
	bankCode: "EJEMMXMMXXX",
	transferDays: 10,
	cancelDays: 14,
	cancelPercent: 80,
	namesDays: 1,
};
