import { INVITATION_DAYS } from "#app/auth/invitations.server.ts";
import { type Invited, invitationAddress, mailInvitation } from "#app/domain/people/account/invitation.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";

/** Emails the invitation if there is an address. Returns the link to hand over if the email is not on its way. */
export async function issueInvitationLink(invited: Invited, email: string | undefined, request: Request) {
	const { locale, event, texts } = await openAdminPage(request);
	const text = texts("adminUsers", { username: invited.user.username, days: String(INVITATION_DAYS), email: email ?? "" }).invitation;
	const isSent = email !== undefined && (await mailInvitation(invited, email, event, locale));
	if (isSent) return { title: text.done, lead: text.sent };
	const words = invitationAddress(siteOrigin(request), invited.key);
	return { title: text.done, lead: text.handOver, failure: email === undefined ? undefined : text.notSent, words };
}
