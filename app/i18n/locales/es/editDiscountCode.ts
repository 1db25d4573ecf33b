import type { editDiscountCode as english } from "#app/i18n/locales/en/editDiscountCode.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editDiscountCode: SameShape<typeof english> = {
	title: "Códigos de descuento",
	one: "Código de descuento",
	add: "Agregar código",
	columns: { name: "Código", off: "Descuento", tiers: "Boletos", used: "Usado", until: "Último día", note: "Nota" },
	cells: { all: "Todos", used: "{{used}} de {{uses}}" },
	fields: {
		code: "Código",
		percent: "Porcentaje de descuento",
		amount: "Descuento por boleto en dólares (USD)",
		tiers: "Válido para estos boletos",
		uses: "Boletos en total",
		until: "Último día",
		note: "Nota",
		passwordNow: "Tu contraseña",
	},
	hints: {
		code: "Letras y números, por ejemplo PRENSA26. También se puede escribir en minúsculas.",
		fixed: "Ya no cambia. Si necesitas otro, agrega un código nuevo.",
		percent: "Con 100, el boleto es gratis. Llena este campo o el del monto.",
		tiers: "No marques ninguno si es válido para todos.",
		uses: "Cuántos boletos se pueden comprar con él. Déjalo vacío si no hay límite.",
		until: "Déjalo vacío si no vence.",
		note: "Por ejemplo, para quién es. El comprador no la ve.",
		passwordNow: "Se pide si un boleto sale gratis con el código.",
	},
	deletion: {
		words: "Ya nadie podrá usarlo. Puedes recuperarlo en Actividad.",
		several: "Ya nadie podrá usarlos. Puedes recuperarlos en Actividad.",
		keptWords: "Ya se usó y hay pedidos que lo mencionan. Para que nadie más lo use, elige como último día una fecha que ya pasó.",
	},
	effect: {
		title: "Compártelo",
		words: "Estos enlaces abren el formulario de pedido con el código ya escrito, en el idioma del comprador.",
		copy: { button: "Copiar", done: "Copiado.", failed: "No se pudo copiar. Selecciónalo y cópialo manualmente." },
		prices: "Precio de cada boleto hoy con este código",
		tier: "Boleto",
		listPrice: "Precio",
		price: "Con el código",
		notFor: "El código no es válido para este boleto.",
		better: {
			earlyBird: "La preventa conviene igual o más, y se aplica en su lugar.",
			group: "El descuento de grupo conviene igual o más, y se aplica en su lugar.",
		},
		notHere: "Ahora no se venden boletos en este sitio, así que nadie puede usar el código.",
		over: "Ya venció: nadie puede usarlo.",
		usedUp: "Se agotó: nadie más puede usarlo.",
	},
};
