import type * as z from "zod";
import type { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import type { Tenant, TenantDb } from "@/lib/platform/db/tenant";
import type { Locale } from "@/messages/locales";
import type { Permission, Scope } from "./permissions";
import type { Withheld } from "./withheld";

/** Who is acting, for which organization, and what they may do. Built only by lib/platform/access. */
export type Actor = {
  kind: "member" | "agent" | "system";
  /** The user's id, or the name of the part of the system ("system:evaluator"). */
  id: string;
  organizationId: string;
  /** The whole organization; for a hiring manager and their agents only the jobs shared with them. */
  sees: Tenant["sees"];
  /** The OAuth client an agent came through; null for people and the system. */
  clientId: string | null;
  permissions: ReadonlySet<Permission>;
  /** An agent's current scopes: those granted, minus any its recruiter may no longer pass on; else empty. */
  scopes: readonly Scope[];
  /** Members only: the session they are signed in with. */
  sessionId?: string;
  /** The person's language. Agents and the system, except for candidates, always get English. */
  locale?: Locale;
  /** Agents only: the permissions of the recruiter who approved it, and their choices on the consent page. */
  grant?: Grant;
  /** Agents only: records the current call. */
  callRecorder?: CallRecorder;
  /** Agents only: leaves out of the answer to a door what the agent may not read. */
  withhold?: (answer: Answer) => Promise<unknown>;
};

/** What a use case answers, with the input that it answers and the schema that the answer keeps to. */
export type Answer = { input: unknown; result: unknown; schema: z.ZodObject };

/** Records the agent's call in the transaction of the act, so that neither is committed without the other. */
export type CallRecorder = {
  record: (db: TenantDb) => Promise<void>;
  /** Whether a transaction with the record has been committed. One record covers a call with several acts. */
  recorded: boolean;
};

type Grant = {
  /** The recruiter's own permissions: the client may request those that its token does not carry. */
  memberPermissions: ReadonlySet<Permission>;
  /** Scopes that the recruiter declined on the consent page. */
  declined: readonly Scope[];
  /** Whether acts are confirmed in the agent's conversation or on a signed-in page. */
  confirmation: ConfirmationPolicy;
  /** What it may not read, by the organization's choice or its recruiter's. */
  withheld: readonly Withheld[];
  /** It may only read, because its recruiter has yet to say whether it stays connected. */
  suspended: boolean;
};
