import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { roomResource } from "#app/domain/program/room/admin.server.ts";
import { RoomList } from "#app/domain/program/room/list.tsx";
import type { RoomView } from "#app/domain/program/room/view.server.ts";
import { RoomFields } from "#app/routes/admin/rooms/editor/fields.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(roomResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(roomResource, args);

export const clientAction = keepFormOnNetworkError;

export default function RoomEditorPage() {
	return (
		<Editor<RoomView> preview={(room) => <RoomList rooms={[room]} />}>
			<RoomFields />
		</Editor>
	);
}
