/** SAT lists for CFDI 4.0, from `cfdi_40_regimenes_fiscales` and `cfdi_40_usos_cfdi` of phpcfdi's resources-sat-catalogs. */

interface Regime {
	name: string;
	/** A company's RFC has 12 characters, a person's 13. */
	of: "companies" | "persons" | "both";
	isWithoutUse?: true;
}

export const REGIMES: Record<string, Regime> = {
	601: { name: "General de Ley Personas Morales", of: "companies" },
	603: { name: "Personas Morales con Fines no Lucrativos", of: "companies" },
	605: { name: "Sueldos y Salarios e Ingresos Asimilados a Salarios", of: "persons", isWithoutUse: true },
	606: { name: "Arrendamiento", of: "persons" },
	607: { name: "Régimen de Enajenación o Adquisición de Bienes", of: "persons", isWithoutUse: true },
	608: { name: "Demás ingresos", of: "persons", isWithoutUse: true },
	610: { name: "Residentes en el Extranjero sin Establecimiento Permanente en México", of: "both", isWithoutUse: true },
	611: { name: "Ingresos por Dividendos (socios y accionistas)", of: "persons", isWithoutUse: true },
	612: { name: "Personas Físicas con Actividades Empresariales y Profesionales", of: "persons" },
	614: { name: "Ingresos por intereses", of: "persons", isWithoutUse: true },
	615: { name: "Régimen de los ingresos por obtención de premios", of: "persons", isWithoutUse: true },
	616: { name: "Sin obligaciones fiscales", of: "persons", isWithoutUse: true },
	620: { name: "Sociedades Cooperativas de Producción que optan por diferir sus ingresos", of: "companies" },
	621: { name: "Incorporación Fiscal", of: "persons" },
	622: { name: "Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras", of: "companies" },
	623: { name: "Opcional para Grupos de Sociedades", of: "companies" },
	624: { name: "Coordinados", of: "companies" },
	625: { name: "Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas", of: "persons" },
	626: { name: "Régimen Simplificado de Confianza", of: "both" },
};

export const USES: Record<string, string> = { G03: "Gastos en general", G01: "Adquisición de mercancías", S01: "Sin efectos fiscales" };

export const FOREIGNER = { rfc: "XEXX010101000", regime: "616", use: "S01" };
