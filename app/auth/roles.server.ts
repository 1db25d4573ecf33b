import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#db/tables.ts";
import { ROLES, type Role } from "./rights.ts";

export function rolesColumn(eb: ExpressionBuilder<Tables, "user">) {
	return eb
		.selectFrom("user_role")
		.whereRef("user_role.user_id", "=", "user.id")
		.select(({ fn }) => fn.agg<string>("group_concat", ["user_role.role"]).as("roles"))
		.as("roles");
}

export function toRoles(column: string | null): Role[] {
	const stored = column?.split(",") ?? [];
	return ROLES.filter((role) => stored.includes(role));
}

export async function setRoles(trx: Kysely<Tables>, userId: string, roles: readonly Role[]): Promise<void> {
	await trx.deleteFrom("user_role").where("user_id", "=", userId).execute();
	if (roles.length === 0) return;
	await trx
		.insertInto("user_role")
		.values(roles.map((role) => ({ user_id: userId, role })))
		.execute();
}
