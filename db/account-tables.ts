import type { Generated } from "kysely";
import type { Flag, Timestamp } from "./column-types.ts";

export interface AccountTables {
	user: UserTable;
	user_role: UserRoleTable;
	invitation: InvitationTable;
	login_session: LoginSessionTable;
	pending_sign_in: PendingSignInTable;
	login_attempt: LoginAttemptTable;
	recovery_code: RecoveryCodeTable;
}

export interface UserTable {
	id: string;
	username: string;
	/** Argon2id, as a PHC string. */
	password_hash: string;
	disabled: Generated<Flag>;
	created_at: Timestamp;
	/** ISO instant in UTC; written at most once a minute. */
	last_seen_at: string | null;
	/** 1 if the password is only long enough together with a second factor. */
	short_password: Generated<Flag>;
	/** Encrypted (`totp-seeds.ts`); null while the second factor is off. */
	totp_secret: string | null;
	/** The last time step used, so that each code works once. */
	totp_last_step: Generated<number>;
	/** 1 if somebody else knows the password. */
	must_change_password: Generated<Flag>;
	/** ISO instant in UTC at which the account closes. */
	until: string | null;
}

export interface UserRoleTable {
	user_id: string;
	role: "admin" | "editor" | "messages" | "box_office" | "check_in";
}

export interface InvitationTable {
	user_id: string;
	/** Null once it is withdrawn. */
	key_hash: string | null;
	email: string | null;
	/** ISO instant in UTC. */
	expires_at: string;
}

export interface LoginSessionTable {
	id_hash: string;
	user_id: string;
	/** These three: ISO instants in UTC. */
	created_at: string;
	last_seen_at: string;
	expires_at: string;
	user_agent: string;
}

export interface PendingSignInTable {
	id_hash: string;
	user_id: string;
	/** A later password invalidates it. */
	password_hash: string;
	/** ISO instant in UTC. */
	expires_at: string;
}

export interface LoginAttemptTable {
	key: string;
	failures: number;
	/** These two: seconds since 1970. */
	blocked_until: number;
	updated_at: number;
}

export interface RecoveryCodeTable {
	user_id: string;
	/** A PHC string. */
	code_hash: string;
	/** The first letters of the code. */
	selector: string;
}
