import { type ContentListener, onContentChange } from "#app/admin/changes.server.ts";
import { meetingsCalendar } from "#app/domain/meetings/calendar.server.ts";
import { withdraw } from "#app/domain/meetings/changes.server.ts";
import { applySessionChanges } from "#app/domain/meetings/session-changes.server.ts";
import { eventResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { indexStale } from "#app/domain/operations/search/index.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { setRegistrations } from "#app/domain/program/workshop/registrations.server.ts";
import { setRevocationListener } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { setMeetingCalendar } from "#app/domain/sales/order/mail-files.server.ts";
import { stockStatuses, updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { registrationState } from "#app/domain/sales/registration/availability.server.ts";
import { askBeforeChanging } from "#app/domain/sales/registration/confirmation-questions.server.ts";
import { hasRegistrations } from "#app/domain/sales/registration/queries.server.ts";
import { applyWorkshopChanges } from "#app/domain/sales/registration/workshop-changes.server.ts";
import { tierResource } from "#app/domain/sales/tier/admin.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { RESOURCES } from "./resources.server.ts";

const namesOf = (...resources: readonly { entityType: string }[]) => resources.map(({ entityType }) => entityType);
const now = () => new Date(readClock());

/** Listeners by entity. In the log `summit` stands for postponing and resuming the event, `sales` for its settings. */
export const LISTENERS = {
	tickets: { entities: namesOf(tierResource, eventResource), run: (trx) => updateStockStatus(trx, now()) },
	workshops: {
		entities: [...namesOf(workshopResource, sessionResource, eventResource), "summit"],
		run: (trx, username) => applyWorkshopChanges(trx, { actor: { username }, now: now() }),
	},
	meetings: {
		entities: [...namesOf(workshopResource, sessionResource, eventResource), "summit"],
		run: (trx, username) => applySessionChanges(trx, { actor: { username }, now: now() }),
	},
	search: { entities: [...namesOf(...RESOURCES), "summit", "sales"], run: (trx) => indexStale(trx) },
} satisfies Record<string, ContentListener>;

/** Gives lower layers what only upper ones know. Called once at startup. */
export function connectLayers(): void {
	onContentChange(Object.values(LISTENERS));
	setMeetingCalendar(meetingsCalendar);
	setRevocationListener((trx, ticketId, at) => withdraw(trx, ticketId, { actor: "site", now: at }));
	setRegistrations({
		question: askBeforeChanging,
		exist: hasRegistrations,
		availability: async (workshops, event) => {
			const stock = await stockStatuses("workshop");
			return workshops.map((workshop) => registrationState(workshop, event, stock.get(workshop.id)));
		},
	});
}
