import { eventPagePath } from "#app/domain/content/event/pages.ts";

export const editorPathOf = {
	session: ({ id, workshopId }: { id: string; workshopId?: string }) => (workshopId === undefined ? `/admin/agenda/${id}` : `/admin/workshops/${workshopId}`),
	workshop: ({ id }: { id: string }) => `/admin/workshops/${id}`,
	room: ({ id }: { id: string }) => `/admin/rooms/${id}`,
	speaker: ({ id }: { id: string }) => `/admin/speakers/${id}`,
	partner: ({ id }: { id: string }) => `/admin/partners/${id}`,
	tier: ({ id }: { id: string }) => `/admin/tickets/${id}`,
	picture: ({ id }: { id: string }) => `/admin/pictures/${id}`,
	event: () => eventPagePath("dates"),
	dates: () => `${eventPagePath("dates")}#event-dates`,
	place: () => `${eventPagePath("dates")}#event-place`,
	figures: () => eventPagePath("figures"),
};
