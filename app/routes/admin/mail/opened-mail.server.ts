import { requireRight } from "~/auth/guard.server";
import { findMail } from "~/domain/people/mail/queries.server";
import { readsPrivate } from "~/domain/people/mail/view.server";

/** The mail that an address names, for whoever may know of it. @throws 404 */
export async function openedMail(request: Request, id = "") {
	const { rights } = await requireRight(request, "seeMail");
	const mail = await findMail(id);
	if (!mail || (mail.isPrivate && !readsPrivate(rights))) throw new Response(null, { status: 404 });
	return mail;
}
