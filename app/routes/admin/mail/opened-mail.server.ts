import { requireRight } from "#app/auth/guard.server.ts";
import { findMail } from "#app/domain/people/mail/queries.server.ts";
import { readsPrivate } from "#app/domain/people/mail/view.server.ts";

/** @throws 404 if there is none, or the user may not see it */
export async function openedMail(request: Request, id = "") {
	const { rights } = await requireRight(request, "seeMail");
	const mail = await findMail(id);
	if (!mail || (mail.isPrivate && !readsPrivate(rights))) throw new Response(null, { status: 404 });
	return mail;
}
