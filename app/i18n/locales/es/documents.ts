import type { documents as english } from "#app/i18n/locales/en/documents.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const documents: SameShape<typeof english> = {
	page: "Página {page} de {pages}",
	failed: "No pudimos preparar este documento en este momento. Inténtalo de nuevo en un minuto.",
	yes: "sí",
	no: "no",
	agenda: {
		link: "Descargar la agenda (PDF)",
		file: "agenda",
		subject: "Todos los días de {{eventName}}, por sala y por hora.",
		days: "Los días",
		hours: "{{sessions}}, de {{from}} a {{to}}",
		reading: "Cómo leer los días",
		key: "Cada día tiene una página por salas, a escala, y una lista por horas. Una barra señala las conferencias magistrales y las ceremonias, el gris señala los recesos, y lo cancelado aparece tachado.",
		zone: "Todos los horarios están en hora local de {{city}}: {{zone}}.",
		online: "La agenda en el sitio web, con los cambios más recientes",
		timetable: "{{day}}, por salas y horas. La lista por horas tiene las mismas sesiones.",
		where: "Dónde",
		address: "Dirección",
	},
	prospectus: {
		link: "Descargar la carpeta de patrocinio (PDF)",
		file: "carpeta de patrocinio",
		subject: "Lo que la cumbre ofrece a sus aliados, nivel por nivel.",
		offers: "Lo que ganas como aliado",
		benefit: "Beneficio",
		partners: "En buena compañía",
		email: "Correo",
		phone: "Teléfono",
		website: "Sitio web",
	},
	guide: {
		links: { nordic: "Descargar la guía de negocios nórdica (PDF)", latam: "Descargar la guía de negocios de América Latina (PDF)" },
		files: { nordic: "guía de negocios países nórdicos", latam: "guía de negocios américa latina" },
		titles: { nordic: "Guía de negocios de los países nórdicos", latam: "Guía de negocios de América Latina" },
		subject: "Países, industrias, costumbres y contactos para un primer viaje de negocios.",
		lead: "Lo que conviene saber antes de la primera reunión, a quién preguntar y cuándo nadie va a contestar.",
		country: "País",
		money: "Moneda e idioma",
		currency: "Moneda",
		language: "Idioma",
		travel: "De viaje",
		noon: "Mediodía en {{city}}",
		dialing: "Lada internacional",
		sockets: "Enchufes",
		nationalDay: "Fiesta nacional",
		travelNote: "Las horas son las de la capital en el primer día de la cumbre. Los enchufes llevan el nombre de su tipo internacional.",
		market: "Entrar al mercado",
		markets: {
			nordic: {
				union:
					"Suecia, Dinamarca y Finlandia son miembros de la Unión Europea. Noruega e Islandia comparten su mercado único por medio del Espacio Económico Europeo.",
				goods:
					"Un producto industrial que cumple las reglas de uno de los cinco puede venderse, salvo pocas excepciones, en todos ellos y en el resto de ese mercado. Noruega e Islandia están fuera de la unión aduanera y tienen aranceles y reglas propias para los alimentos y la pesca.",
				agreements:
					"México, Colombia y Chile tienen acuerdos comerciales tanto con la Unión Europea como con la AELC (EFTA), a la que pertenecen Noruega e Islandia.",
				entry:
					"Los cinco forman parte del espacio Schengen: las mismas reglas para estancias de hasta 90 días en cualquier periodo de 180. Consúltalas con una embajada antes de reservar.",
			},
			latam: {
				north: "México comparte un tratado comercial con Estados Unidos y Canadá, y mucho de lo que fabrica es para los tres.",
				blocs: "México, Colombia, Chile y Perú forman la Alianza del Pacífico; Brasil y Argentina pertenecen al Mercosur.",
				agreements:
					"México, Colombia y Chile tienen acuerdos comerciales tanto con la Unión Europea como con la AELC (EFTA), a la que pertenecen Noruega e Islandia.",
				invoices:
					"En México, Brasil, Colombia, Chile y Argentina las facturas son electrónicas y pasan por la autoridad fiscal. Pregunta pronto a tu socio qué datos deben llevar.",
				entry: "Cada país tiene sus propias reglas de ingreso. Consúltalas con su embajada antes de reservar.",
			},
		},
		working: "Trabajar juntos",
		ways: {
			nordic: {
				time: "Llega a tiempo. Una reunión a las nueve empieza a las nueve, y también se respeta la hora de terminar.",
				names: "La gente se llama por su nombre desde el primer día; los títulos casi no se usan.",
				decisions: "Las decisiones se preparan entre varias personas y llevan su tiempo. Una vez tomadas, se cumplen.",
				promises: "Di con claridad qué puedes hacer y para cuándo. Vale más una promesa modesta que se cumple que una grande.",
				language: "En todas partes se pueden hacer negocios en inglés.",
				hours: "El día empieza temprano, muchas veces se almuerza antes de las doce y pocas reuniones comienzan después de las cuatro de la tarde.",
			},
			latam: {
				person: "Primero conózcanse en persona. La confianza llega antes que el contrato.",
				talk: "Empieza con una plática y no con el primer punto: la ciudad, la comida, la familia.",
				titles: "Usa títulos y apellidos hasta que te pidan otra cosa.",
				confirm: "Confirma la reunión el día anterior y toma en cuenta el tráfico.",
				no: "Un amable “ahí vemos” puede ser un no. Acuerden el siguiente paso y su fecha.",
				language: "Llevar materiales en español, y en portugués para Brasil, demuestra que vas en serio.",
				messages: "Mucho se resuelve por mensajes de celular. Cuenta con ellos y contéstalos.",
			},
		},
		calendar: "Fechas que conviene evitar",
		calendars: {
			nordic: {
				summer: "Julio es el mes de vacaciones: queda poca gente en las oficinas y las decisiones esperan hasta agosto.",
				midsummer: "Suecia y Finlandia cierran por la fiesta de San Juan (Midsommar), el viernes y sábado entre el 19 y el 26 de junio.",
				easter: "El Viernes Santo y el Lunes de Pascua son días festivos en los cinco países; en Noruega, Dinamarca e Islandia también lo es el Jueves Santo.",
				christmas: "Entre el 23 de diciembre y el 6 de enero avanza muy poco.",
			},
			latam: {
				easter: "Desde el Jueves Santo descansa casi todo, y en México mucha gente se toma la semana completa.",
				carnival: "Brasil se detiene por el carnaval, el lunes y martes previos al Miércoles de Ceniza.",
				september: "Chile festeja el 18 y 19 de septiembre, a menudo con los días cercanos.",
				summer: "Enero y febrero son las vacaciones de verano en Argentina, Brasil y Chile.",
				christmas: "En México poco se empieza entre el 12 de diciembre y el 6 de enero.",
			},
		},
		help: "Dónde pedir ayuda",
		helpText: "Estas instituciones públicas orientan a empresas extranjeras y las ponen en contacto con otras.",
		speakers: "Conócelos en la cumbre",
		more: "Más sobre la región",
		moreText: "La región en el sitio web de la cumbre",
	},
};
