/** Where organisers mend what a finding speaks of, or else where visitors see it. */
export const placeOf = {
	session: ({ id }: { id: string }) => `/admin/agenda/${id}`,
	workshop: ({ id }: { id: string }) => `/admin/workshops/${id}`,
	speaker: ({ id }: { id: string }) => `/admin/speakers/${id}`,
	partner: ({ id }: { id: string }) => `/admin/partners/${id}`,
	tier: ({ id }: { id: string }) => `/admin/tickets/${id}`,
	article: ({ slug }: { slug: string }) => `/news/${slug}`,
	region: ({ id }: { id: string }) => `/admin/regions/${id}`,
	question: ({ id }: { id: string }) => `/tickets#${id}`,
	legalPage: ({ id }: { id: string }) => `/${id}`,
	event: "/venue",
	claims: "/about",
};
