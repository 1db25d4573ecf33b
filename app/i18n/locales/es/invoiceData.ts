/** The company that an invoice is made out to: in forms, on pages and on papers. */
export const invoiceData = {
	noTaxArea: "Elige…",
	taxAreas: { mexico: "México", eu: "Unión Europea", elsewhere: "Otro país" },
	taxIds: { mexico: "RFC", eu: "Número de IVA", elsewhere: "Número fiscal" },
	fields: {
		companyTaxArea: "¿Dónde está tu domicilio fiscal?",
		companyName: "Nombre o razón social",
		companyTaxId: "RFC, número de IVA o número fiscal",
		companyPostcode: "Código postal fiscal",
		companyRegime: "Régimen fiscal",
		companyUse: "Uso de CFDI",
		companyAddress: "Dirección",
		companyReference: "Referencia de la empresa",
	},
	hints: {
		companyName: "Como aparece en la constancia de situación fiscal, sin “S.A. de C.V.” ni similares.",
		companyTaxId: "En la Unión Europea con las letras del país, como SE556677889901. Si no hay, déjalo vacío.",
		companyReference: "Por ejemplo, el número de una orden de compra.",
	},
	errors: {
		rfc: "Escribe un RFC de 12 caracteres (empresas) o 13 (personas), como ABC010203AB9.",
		vat: "Escribe el número de IVA con las letras de su país, como SE556677889901.",
		postcode: "Escribe cinco dígitos, como 76000.",
		regime: "Elige un régimen que corresponda al RFC: el de una empresa tiene 12 caracteres y el de una persona, 13.",
		use: "Este régimen solo permite S01.",
	},
	lines: {
		taxId: {
			mexico: "RFC: {{taxId}}",
			eu: "Número de IVA: {{taxId}}",
			elsewhere: "Número fiscal: {{taxId}}",
			unsaid: "RFC o número fiscal: {{taxId}}",
		},
		postcode: "Código postal fiscal: {{postcode}}",
		regime: "Régimen fiscal: {{regime}}",
		use: "Uso de CFDI: {{use}}",
		reference: "Referencia: {{reference}}",
	},
	page: {
		link: "Cambiar datos de facturación",
		heading: "Comprobante a nombre de",
		metaTitle: "Datos de facturación del pedido {{code}} | {{eventName}}",
		title: "Datos de facturación",
		lead: "Llena esto si necesitas CFDI, también a tu nombre y con tu RFC, o si el comprobante va a nombre de una empresa. Si no, deja todo vacío.",
		over: {
			invoiced: "El comprobante ya se emitió y ya no se puede cambiar. Escríbenos si hay un error.",
			ended: "Este pedido ya terminó, así que no hay comprobante. ¿Tienes alguna pregunta? Escríbenos.",
		},
		submit: "Guardar datos de facturación",
		busy: "Guardando…",
		back: "Volver al pedido",
	},
};
