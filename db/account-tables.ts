import type { Generated } from "kysely";
import type { Flag, Timestamp } from "./column-types.ts";

/** Who may sign in, and what is asked of them. */
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
	/** Lower case. */
	username: string;
	/** Argon2id, as a PHC string. */
	password_hash: string;
	disabled: Generated<Flag>;
	created_at: Timestamp;
	/** ISO instant in UTC of a request with a session; written once a minute at most. */
	last_seen_at: string | null;
	/** 1 where the password is long enough only together with a second factor. */
	short_password: Generated<Flag>;
	/** The seed of the second factor, encrypted (`totp-seeds.ts`); nothing while that is off. */
	totp_secret: string | null;
	/** The last time step that was used, so that a code counts once. */
	totp_last_step: Generated<number>;
	/** 1 where somebody else knows the password, too. */
	must_change_password: Generated<Flag>;
	/** ISO instant in UTC from which on the account is closed. */
	until: string | null;
}

export interface UserRoleTable {
	user_id: string;
	role: "admin" | "editor" | "messages" | "desk" | "door";
}

/** Of whoever has not chosen a password yet. */
export interface InvitationTable {
	user_id: string;
	/** Nothing once it is withdrawn. */
	key_hash: string | null;
	email: string | null;
	/** ISO instant in UTC. */
	expires_at: string;
}

export interface LoginSessionTable {
	/** Hash of the reference that the browser holds. */
	id_hash: string;
	user_id: string;
	/** ISO instants in UTC, these three. */
	created_at: string;
	last_seen_at: string;
	expires_at: string;
	user_agent: string;
}

/** Of a user whose password was right, and whose second factor has not come yet. */
export interface PendingSignInTable {
	/** Hash of the reference that the browser holds. */
	id_hash: string;
	user_id: string;
	/** The user's at that time: another password ends it. */
	password_hash: string;
	/** ISO instant in UTC. */
	expires_at: string;
}

export interface LoginAttemptTable {
	/** Hash of the account or the address that is counted. */
	key: string;
	failures: number;
	/** Seconds since 1970, these two. */
	blocked_until: number;
	updated_at: number;
}

export interface RecoveryCodeTable {
	user_id: string;
	/** A PHC string; of a code without selector SHA-256. */
	code_hash: string;
	/** The first letters of the code. Codes from before schema 8 have none. */
	selector: string | null;
}
