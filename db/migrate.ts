import type { Database } from "better-sqlite3";
import * as firstTables from "#db/migrations/0001-first-tables.ts";
import * as users from "#db/migrations/0002-users.ts";
import * as adminArea from "#db/migrations/0003-admin-area.ts";
import * as contentVersion from "#db/migrations/0004-content-version.ts";
import * as erasure from "#db/migrations/0005-erasure.ts";
import * as retention from "#db/migrations/0006-retention.ts";
import * as workshopPictures from "#db/migrations/0007-workshop-pictures.ts";
import * as signingIn from "#db/migrations/0008-signing-in.ts";
import * as tableVersions from "#db/migrations/0009-table-versions.ts";
import * as oneProgramme from "#db/migrations/0010-one-programme.ts";
import * as roles from "#db/migrations/0011-roles.ts";
import * as sessionStatus from "#db/migrations/0012-session-status.ts";
import * as drafts from "#db/migrations/0013-drafts.ts";
import * as invitations from "#db/migrations/0014-invitations.ts";
import * as unscheduledSessions from "#db/migrations/0015-unscheduled-sessions.ts";
import * as pageTexts from "#db/migrations/0016-page-texts.ts";
import * as rooms from "#db/migrations/0017-rooms.ts";
import * as textFormats from "#db/migrations/0018-text-formats.ts";
import * as limitedUsers from "#db/migrations/0019-limited-users.ts";
import * as announcements from "#db/migrations/0020-announcements.ts";
import * as speakerDrafts from "#db/migrations/0021-speaker-drafts.ts";
import * as pageTextsInMarkdown from "#db/migrations/0022-page-texts-in-markdown.ts";
import * as newsOutline from "#db/migrations/0023-news-outline.ts";
import * as legalPagesInMarkdown from "#db/migrations/0024-legal-pages-in-markdown.ts";
import * as homeInMarkdown from "#db/migrations/0025-home-in-markdown.ts";
import * as search from "#db/migrations/0026-search.ts";
import * as eventPhase from "#db/migrations/0027-event-phase.ts";
import * as sessionMedia from "#db/migrations/0028-session-media.ts";
import * as traces from "#db/migrations/0029-traces.ts";
import * as tracesOfAll from "#db/migrations/0030-traces-of-all.ts";
import * as practical from "#db/migrations/0031-practical.ts";
import * as searchDays from "#db/migrations/0032-search-days.ts";
import * as scheduleNumbers from "#db/migrations/0033-schedule-numbers.ts";
import * as orders from "#db/migrations/0034-orders.ts";
import * as album from "#db/migrations/0035-album.ts";
import * as desk from "#db/migrations/0036-desk.ts";
import * as privateMails from "#db/migrations/0037-private-mails.ts";
import * as statementLines from "#db/migrations/0038-statement-lines.ts";
import * as mailHtml from "#db/migrations/0039-mail-html.ts";
import * as places from "#db/migrations/0040-places.ts";
import * as deskPayments from "#db/migrations/0041-desk-payments.ts";
import * as cancelling from "#db/migrations/0042-cancelling.ts";
import * as searchEventDates from "#db/migrations/0043-search-event-dates.ts";
import * as addressesHeldBySeveral from "#db/migrations/0044-addresses-held-by-several.ts";
import * as people from "#db/migrations/0045-people.ts";
import * as cards from "#db/migrations/0046-cards.ts";
import * as attendees from "#db/migrations/0047-attendees.ts";
import * as held from "#db/migrations/0048-held.ts";
import * as orderLists from "#db/migrations/0049-order-lists.ts";
import * as searchRules from "#db/migrations/0050-search-rules.ts";
import * as statementDays from "#db/migrations/0051-statement-days.ts";
import * as mailsAboutOrders from "#db/migrations/0052-mails-about-orders.ts";
import * as orderOrigin from "#db/migrations/0053-order-origin.ts";
import * as numbering from "#db/migrations/0054-numbering.ts";
import * as lineInvoices from "#db/migrations/0055-line-invoices.ts";
import * as holding from "#db/migrations/0056-holding.ts";
import * as countsInMemory from "#db/migrations/0057-counts-in-memory.ts";
import * as attendeeLocale from "#db/migrations/0058-attendee-locale.ts";
import * as accounts from "#db/migrations/0059-accounts.ts";
import * as placesOfTickets from "#db/migrations/0060-places-of-tickets.ts";
import * as messageTimes from "#db/migrations/0061-message-times.ts";
import * as door from "#db/migrations/0062-door.ts";
import * as refundsAtStripe from "#db/migrations/0063-refunds-at-stripe.ts";
import * as noReplacing from "#db/migrations/0064-no-replacing.ts";
import * as differences from "#db/migrations/0065-differences.ts";
import * as unassignedLines from "#db/migrations/0066-unassigned-lines.ts";
import * as siteSecret from "#db/migrations/0067-site-secret.ts";
import * as noOrigins from "#db/migrations/0068-no-origins.ts";
import * as orderLinkRequests from "#db/migrations/0069-order-link-requests.ts";
import * as invoiceEmails from "#db/migrations/0070-invoice-emails.ts";

/** Every migration in order. A dated one is never edited: add the next. */
const MIGRATIONS: ({ sql: string } | { run(sqlite: Database): void })[] = [
	firstTables,
	users,
	adminArea,
	contentVersion,
	erasure,
	retention,
	workshopPictures,
	signingIn,
	tableVersions,
	oneProgramme,
	roles,
	sessionStatus,
	drafts,
	invitations,
	unscheduledSessions,
	pageTexts,
	rooms,
	textFormats,
	limitedUsers,
	announcements,
	speakerDrafts,
	pageTextsInMarkdown,
	newsOutline,
	legalPagesInMarkdown,
	homeInMarkdown,
	search,
	eventPhase,
	sessionMedia,
	traces,
	tracesOfAll,
	practical,
	searchDays,
	scheduleNumbers,
	orders,
	album,
	desk,
	privateMails,
	statementLines,
	mailHtml,
	places,
	deskPayments,
	cancelling,
	searchEventDates,
	addressesHeldBySeveral,
	people,
	cards,
	attendees,
	held,
	orderLists,
	searchRules,
	statementDays,
	mailsAboutOrders,
	orderOrigin,
	numbering,
	lineInvoices,
	holding,
	countsInMemory,
	attendeeLocale,
	accounts,
	placesOfTickets,
	messageTimes,
	door,
	refundsAtStripe,
	noReplacing,
	differences,
	unassignedLines,
	siteSecret,
	noOrigins,
	orderLinkRequests,
	invoiceEmails,
];
/** The version that this program works with. */
export const NEWEST_SCHEMA = MIGRATIONS.length;

/** The file was written by a newer program than this one. */
export class NewerSchema extends Error {
	override name = "NewerSchema";
}

/** How many migrations a file has seen: SQLite's `user_version`. 0 for one that is new, or none of this site's. */
export function schemaOf(sqlite: Database): number {
	return sqlite.pragma("user_version", { simple: true }) as number;
}

/**
 * Brings the schema to a version, the newest unless told, each step in its own transaction; a new file in one, which saves
 * its first visitor a wait for the disk at each step.
 *
 * @returns the version that it had
 * @throws NewerSchema
 */
export function migrate(sqlite: Database, target = NEWEST_SCHEMA): number {
	const version = schemaOf(sqlite);
	if (version > NEWEST_SCHEMA) {
		throw new NewerSchema(
			`The database has schema ${version}, this program knows ${NEWEST_SCHEMA}: start the newer program, or restore a backup made by this one.`,
		);
	}
	const step = (next: number) =>
		sqlite
			.transaction(() => {
				if (schemaOf(sqlite) !== next) return;
				const migration = MIGRATIONS[next]!;
				if ("sql" in migration) sqlite.exec(migration.sql);
				else migration.run(sqlite);
				sqlite.pragma(`user_version = ${next + 1}`);
			})
			.immediate();
	const steps = () => {
		for (let next = version; next < target; next++) step(next);
	};
	if (version === 0) sqlite.transaction(steps).immediate();
	else steps();
	return version;
}
