import type { ConfirmationPolicy } from "@/lib/db/generated/enums";
import type { Tenant, TenantDb } from "@/lib/db/tenant";
import type { Locale } from "@/messages/locales";
import type { Permission, Scope } from "./permissions";

/** Who is acting, for which organization, and what they may do. Built only by lib/access. */
export type Actor = {
  kind: "member" | "agent" | "system";
  /** The user's id, or the name of the part of the system ("system:evaluator"). */
  id: string;
  organizationId: string;
  /** All of the organization, or the jobs shared with them: a hiring manager, and agents of theirs. */
  sees: Tenant["sees"];
  /** The OAuth client an agent came through; null for people and the system. */
  clientId: string | null;
  permissions: ReadonlySet<Permission>;
  /** What an agent's token was granted; empty for people and the system. */
  scopes: readonly Scope[];
  /** The language a person reads in. Agents and the system are always spoken to in English. */
  locale?: Locale;
  /** What the recruiter who let an agent in is and chose; absent for people and the system. */
  grant?: Grant;
  /** Of the call that an agent is making; absent for people and the system. */
  witness?: Witness;
};

/** Records, in an act's own transaction, the call that asked for it: neither stands without the other. */
export type Witness = {
  record: (db: TenantDb) => Promise<void>;
  /** Whether a transaction with the record has been committed. One record is enough for a call of several acts. */
  recorded: boolean;
};

type Grant = {
  /** What the recruiter may do themselves: what a token leaves out of it can be asked for. */
  office: ReadonlySet<Permission>;
  /** What the recruiter said no to. */
  declined: readonly Scope[];
  /** Whether acts are confirmed in the agent's conversation, or on a signed-in page. */
  confirmation: ConfirmationPolicy;
};
