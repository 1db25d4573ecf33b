import type { prospectus as english } from "#app/i18n/locales/en/prospectus.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const prospectus: SameShape<typeof english> = {
	meta: {
		title: "Carpeta de patrocinio | {{eventName}}",
		description: "Qué reciben los aliados de la cumbre en {{city}}, nivel por nivel, y cómo sumarte. Lista para imprimir.",
	},
	title: "Carpeta de patrocinio",
	lead: "Lo que la cumbre ofrece a sus aliados, en una página para imprimir, guardar o reenviar.",
	print: "Imprimir o guardar como PDF",
	printHint: "Para conservarla, imprime esta página o guárdala como PDF desde el menú de tu navegador.",
	back: "Todos los patrocinadores y aliados",
	summitTitle: "La cumbre de un vistazo",
	summit:
		"{{eventName}} reúne en {{city}} a empresas, centros de investigación e instituciones públicas de América Latina y los países nórdicos en torno a la tecnología y la digitalización, la energía renovable, la manufactura avanzada y las soluciones sostenibles.",
	when: "Cuándo",
	where: "Dónde",
	audienceAlt: "El público en la sala principal, visto desde atrás",
	benefitsTitle: "Qué reciben los aliados",
	benefits: {
		mark: "Nombre y logotipo en el sitio web, en tres idiomas",
		tickets: "Boletos para tu equipo y tus invitados",
		meetings: "Encuentros que organizamos para ti",
		stand: "Un stand",
		stage: "Una charla o un lugar en un panel",
		lab: "Un laboratorio por un día, para tu propia demostración",
	},
	kindsTitle: "Elige un nivel",
	kinds: {
		platinum: "Eres aliado principal y ayudas a dar forma a la agenda.",
		gold: "Quieres que te vean y también que te escuchen.",
		silver: "Vienes a conocer clientes y socios.",
		supporting: "Aportas lo que la cumbre necesita: espacios, transporte, voluntarios.",
		institutional: "Eres una cámara, una universidad o una institución pública y abres puertas.",
	},
	price: "desde {{price}}",
	stepsTitle: "Cómo funciona",
	steps: {
		write: "Cuéntanos a qué te dedicas y a quién te gustaría conocer.",
		talk: "Platicamos media hora y te enviamos una propuesta con su precio.",
		join: "Firmas, y ponemos tu logotipo en este sitio.",
	},
	contactTitle: "Contacto",
	toContact: "Enviar un mensaje",
};
