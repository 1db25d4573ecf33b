import type { AgendaItem } from "~/domain/agenda/schema";

/** Where visitors see what a finding speaks of. */
export const placeOf = {
	session: ({ day, id }: Pick<AgendaItem, "day" | "id">) => `/agenda?day=${day}#${id}`,
	workshop: ({ id }: { id: string }) => `/workshops/${id}`,
	speaker: ({ id }: { id: string }) => `/speakers#${id}`,
	partner: ({ id }: { id: string }) => `/partners#${id}`,
	article: ({ slug }: { slug: string }) => `/news/${slug}`,
	region: ({ id }: { id: string }) => `/regions?tab=${id}`,
	question: ({ id }: { id: string }) => `/tickets#${id}`,
	legalPage: ({ id }: { id: string }) => `/${id}`,
	tiers: "/tickets#tickets",
	event: "/venue",
	claims: "/about",
};
