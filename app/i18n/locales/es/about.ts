import type { about as english } from "#app/i18n/locales/en/about.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const about: SameShape<typeof english> = {
	meta: {
		title: "Sobre la cumbre | {{eventName}}",
		description: "Por qué América Latina y los países nórdicos se reúnen en {{city}}: de qué trata la cumbre, para quién es y qué la hace distinta.",
	},
	title: "Sobre la cumbre",
	lead: "Dos regiones que se encuentran poco, en una misma mesa en {{city}}.",
	storyTitle: "Lejos en el mapa, cerca en lo que buscan",
	story: {
		first:
			"Los países nórdicos tienen tecnología limpia probada durante décadas y un mercado interno que les queda chico. América Latina tiene sol, viento, minerales y empresas jóvenes, y más proyectos que socios. {{eventName}} los reúne en {{city}} para que cada proyecto encuentre a quien lo construya y cada invento, a su primer cliente.",
		second:
			"La cumbre es para quienes deciden y para quienes construyen: gente que funda empresas, diseña, compra, investiga o trabaja en el sector público. En las charlas se cuenta qué funcionó y qué no. Los talleres son de grupos pequeños. Y los recesos son largos, porque los acuerdos suelen nacer con un café en la mano.",
	},
	focusTitle: "De qué hablamos",
	focus: {
		technology: {
			title: "Innovación tecnológica",
			text: "Datos, conectividad e inteligencia artificial que una fábrica, un puerto o una clínica puede usar desde mañana.",
		},
		sustainability: {
			title: "Sostenibilidad",
			text: "Energía renovable, hidrógeno verde y materiales que vuelven a usarse: cuánto cuesta y quién ya lo hace.",
		},
		manufacturing: {
			title: "Manufactura moderna",
			text: "Robots, sensores y gente capacitada en plantas que desperdician menos, en el altiplano mexicano y a orillas del Báltico.",
		},
		challenges: {
			title: "Retos de sostenibilidad",
			text: "Agua escasa, veranos más calurosos, empleos que cambian: las preguntas difíciles que ninguna región responde sola.",
		},
	},
	statsTitle: "La cumbre en cifras",
	uniqueTitle: "Lo que hace única a la {{series}}",
	unique: {
		networking: {
			title: "Encuentros con método",
			text: "Los encuentros se preparan, no se dejan a la suerte: mesas por tema, presentaciones a cargo de quienes conocen ambos lados y tiempo reservado para ello.",
		},
		sharing: {
			title: "Tecnología compartida",
			text: "Las empresas muestran lo que usan, en laboratorios y talleres, y hablan con franqueza de licencias, costos y errores.",
		},
		goals: {
			title: "Metas ambientales comunes",
			text: "Ambas regiones quieren una industria que deje limpios el aire y el agua. Cada sesión se pregunta qué aporta a esa meta.",
		},
	},
	toRegions: "Conoce las dos regiones",
	callTitle: "Ven a verlo con tus propios ojos",
	callLead: "{{dates}}, {{venue}}.",
	callTickets: "Reserva tu boleto",
	callContact: "Escríbenos",
};
