import type { home as english } from "#app/i18n/locales/en/home.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const home: SameShape<typeof english> = {
	meta: {
		title: "{{nameCapitals}}",
		description: "La cumbre de negocios de América Latina y los países nórdicos: tecnología, energía renovable y manufactura. {{datesAndCity}}.",
	},
	hero: {
		titleStart: "{{nameStart}}",
		titleAccent: "{{nameAccent}}",
		titleEnd: "{{nameEnd}}",
		buy: "Compra tu boleto",
		toAgenda: "Ver la agenda",
		toFilm: "Ver el video",
		scroll: "Descubre la cumbre",
		pauseVideo: "Pausar el fondo",
	},
	about: {
		eyebrow: "Sobre la cumbre",
		title: "Donde el lejano norte se encuentra con América Latina",
		paragraphs: {
			first:
				"Los países nórdicos llevan décadas haciendo más limpia su industria. América Latina tiene los recursos, los mercados y las empresas para construir a gran escala. Siéntalos a la misma mesa y obtendrás plantas que funcionan con viento, ciudades que funcionan con datos y empresas que venden en dos continentes.",
			second: "Ven con un problema y vete con un socio: conferencias sin eslóganes, talleres para aprender haciendo y recesos largos para conversar.",
		},
		features: { technology: "Tecnología y digitalización", energy: "Energía renovable", manufacturing: "Manufactura avanzada" },
		imageAlt: "Una mesa larga puesta bajo los arcos del acueducto al anochecer",
		more: "Más sobre la cumbre",
	},
	call: {
		title: "Toma tu lugar en la mesa",
		lead: "{{datesAndCity}}. Reserva pronto y elige antes que nadie tus talleres.",
		buy: "Comprar boletos",
		toAgenda: "Ver la agenda",
	},
};
