import type { toBeAnnounced as english } from "#app/i18n/locales/en/toBeAnnounced.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const toBeAnnounced: SameShape<typeof english> = {
	facts: {
		dates: "Fechas por anunciar",
		venue: "sede por anunciar",
		city: "la ciudad sede",
		country: "el país sede",
		address: "domicilio por anunciar",
		email: "nuestra página de contacto",
		phone: "teléfono por anunciar",
	},
	statusDates: { postponed: "Nuevas fechas por anunciar", cancelled: "Cancelada" },
	agenda: { title: "La agenda está en camino", hint: "La publicaremos aquí en cuanto estén definidas las sesiones." },
	speakers: { title: "Pronto anunciaremos a los primeros ponentes", hint: "Los presentaremos aquí conforme confirmen." },
	workshops: { title: "Pronto anunciaremos los talleres", hint: "Aquí encontrarás cada uno con su tema, quién lo imparte y su cupo." },
	tickets: { title: "Los boletos aún no están a la venta", hint: "Cuando empiece la venta encontrarás aquí los precios y lo que incluye cada boleto." },
	call: "{{datesAndCity}}. Suscríbete al boletín y entérate antes que nadie de la venta de boletos.",
	partners: { title: "Pronto anunciaremos a los patrocinadores y aliados", hint: "Aquí presentaremos a quienes hacen posible la cumbre." },
	news: { title: "Todavía no hay noticias", hint: "Aquí publicaremos lo que se vaya definiendo. El boletín te lo cuenta por correo de vez en cuando." },
	venue: {
		title: "Pronto anunciaremos la sede",
		hint: "Aquí publicaremos la dirección y cómo llegar en cuanto estén definidas.",
	},
	practical: {
		title: "Pronto habrá información práctica",
		hint: "Hoteles, el viaje, la entrada al país, dinero, clima y más: lo encontrarás aquí con tiempo.",
	},
};
