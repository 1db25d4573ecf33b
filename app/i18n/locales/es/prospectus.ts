import type { SameShape } from "../../shape";
import type { prospectus as english } from "../en/prospectus";

export const prospectus: SameShape<typeof english> = {
	meta: {
		title: "Prospecto para aliados | {{eventName}}",
		description: "Qué reciben los aliados de la cumbre en {{city}}, según su categoría, y cómo sumarte. Listo para imprimir.",
	},
	title: "Prospecto para aliados",
	lead: "Lo que la cumbre ofrece a sus aliados, en una página para imprimir, guardar o reenviar.",
	print: "Imprimir o guardar como PDF",
	printHint: "Para conservarlo, imprime esta página o guárdala como PDF desde el menú de tu navegador.",
	back: "Todos los aliados",
	summitTitle: "La cumbre en breve",
	summit:
		"{{eventName}} reúne en {{city}} a empresas, centros de investigación e instituciones públicas de América Latina y los países nórdicos en torno a la tecnología y la digitalización, la energía renovable, la manufactura avanzada y las soluciones sostenibles.",
	when: "Cuándo",
	where: "Dónde",
	benefitsTitle: "Qué reciben los aliados",
	benefits: {
		mark: "Nombre y logotipo en el sitio y en el programa",
		tickets: "Boletos para tu equipo y tus invitados",
		meetings: "Encuentros que organizamos para ti",
		stand: "Un módulo en el patio",
		stage: "Una charla o un lugar en un panel",
		lab: "Un laboratorio por un día, para tu propia demostración",
	},
	kindsTitle: "Qué categoría te conviene",
	kinds: {
		platinum: "Sostienes la cumbre con nosotros y das forma a una parte del programa.",
		gold: "Quieres que te vean y también que te escuchen.",
		silver: "Vienes a conocer clientes y socios.",
		supporting: "Aportas lo que la cumbre necesita: espacios, viajes, manos.",
		institutional: "Eres una cámara, una universidad o una institución pública y abres puertas.",
	},
	stepsTitle: "Cómo funciona",
	steps: {
		write: "Escríbenos a qué te dedicas y a quién te gustaría conocer.",
		talk: "Platicamos media hora y te enviamos una propuesta con su precio.",
		join: "Firmas, y ponemos tu logotipo en este sitio.",
	},
	contactTitle: "Contacto",
	contact: "Enviar un mensaje",
};
