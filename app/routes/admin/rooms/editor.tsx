import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { roomResource } from "~/domain/program/room/admin.server";
import { RoomList } from "~/domain/program/room/list";
import type { RoomView } from "~/domain/program/room/view.server";
import { RoomFields } from "~/routes/admin/rooms/editor/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(roomResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(roomResource, args);

export const clientAction = sendOrSay;

export default function RoomEditorPage() {
	return (
		<Editor<RoomView> preview={(room) => <RoomList rooms={[room]} />}>
			<RoomFields />
		</Editor>
	);
}
