import type { SameShape } from "../../shape";
import type { importExport as english } from "../en/importExport";

/** Saving lists as CSV files, and importing them. */
export const importExport: SameShape<typeof english> = {
	links: { save: "Guardar como CSV", read: "Importar CSV" },
	title: "Importar: {{title}}",
	lead: "Primero ves qué cambiaría. Nada se guarda hasta que lo confirmes. Para empezar, toma el archivo tal como está ahora:",
	start: "guárdalo como CSV",
	choose: "Elige una tabla",
	again: "Corrige y revisa de nuevo",
	file: "Archivo CSV",
	text: "O pega la tabla",
	textHint: "Con los encabezados en la primera línea. Puedes separar con comas, con punto y coma o con tabuladores.",
	check: "Revisar",
	checking: "Revisando…",
	columns: {
		title: "Qué significan las columnas",
		words:
			"Cada línea corresponde al registro que lleva su id; en un archivo sin ids, al que lleva su nombre. Cualquier otra línea crea un registro. Los encabezados también pueden ser los nombres de los campos del formulario, en cualquiera de los tres idiomas; lo que el formulario da a elegir se puede escribir tal como aparece ahí, y los países también con su código. Las columnas que no están en el archivo se quedan como están, igual que los registros que no aparecen: nada se elimina.",
		id: "Identifica el registro y es parte de su dirección. Minúsculas, números y guiones",
		list: "Varios, separados con punto y coma",
	},
	result: "Qué cambiaría",
	unreadable: "No se puede leer esta tabla",
	outdated: {
		title: "Algo cambió mientras tanto",
		words: "No se importó nada, porque ya no sería lo que viste. Esto es lo que cambiaría ahora.",
	},
	kinds: { bad: "Líneas con errores", changed: "Cambian", new: "Nuevos", unchanged: "Sin cambios" },
	counts: {
		bad_one: "{{count}} línea con errores",
		bad_other: "{{count}} líneas con errores",
		changed_one: "{{count}} cambia",
		changed_other: "{{count}} cambian",
		new_one: "{{count}} nuevo",
		new_other: "{{count}} nuevos",
		unchanged_one: "{{count}} sin cambios",
		unchanged_other: "{{count}} sin cambios",
	},
	line: "Línea {{line}}",
	before: "Antes:",
	after: "Después:",
	empty: "(vacío)",
	unknown: "Estas columnas no se conocen y no se toman en cuenta: {{columns}}.",
	nothing: "Nada cambiaría.",
	refused: "No se puede importar nada mientras haya líneas con errores. Corrígelas abajo o en tu archivo y revisa de nuevo.",
	apply: "Importar",
	applying: "Importando…",
	errors: {
		date: "No queda claro qué fecha es. Escríbela como año-mes-día, en cifras.",
		choice: "“{{value}}” no es ninguno de los valores posibles.",
		sameId: "La línea {{line}} ya tiene este id.",
		tooManyCells: "Esta línea tiene más celdas que encabezados. Tal vez a un texto que contiene un separador le faltan las comillas.",
	},
	failures: {
		empty: "No hay líneas debajo de los encabezados.",
		noHeadings: "La primera línea debe llevar los encabezados, y aquí no se conoce ninguno de estos. La lista de abajo dice cuáles son.",
		tooMany: "Son más de 2,000 líneas. Divídelas en varios archivos.",
		tooLarge: "Este archivo pesa más de 10 MB.",
		quotes: "Las comillas de la línea {{line}} no cuadran: sobra una o falta una.",
		doubled: "La columna {{column}} aparece dos veces.",
	},
};
