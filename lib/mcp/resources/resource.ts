import type { Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import type { Completes } from "../completion/completes";

export type ResourceListing = {
  uri: string;
  name: string;
  title: string;
  description?: string;
  mimeType: string;
};

export type Contents = { uri: string; mimeType: string; _meta?: Record<string, unknown> } & (
  { text: string } | { blob: string }
);

/** Something an agent can read by address: one thing, or every thing of a kind by a template. */
export type Resource = {
  /** Null: nothing of an organization's is in it. */
  permission: Permission | null;
  /** A URI, or an RFC 6570 template such as `shortlist://jobs/{jobId}`. */
  address: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  /** Milliseconds a client may keep what it read. */
  keptMs: number;
  completes: Completes;
  /** Those of a template that are listed one by one; absent where there are too many to browse. */
  list?: (
    actor: Actor,
    cursor: string | undefined,
  ) => Promise<{ items: ResourceListing[]; nextCursor: string | null }>;
  /** Throws `invalid` or `not_found`. */
  read: (actor: Actor, uri: string, variables: Record<string, string>) => Promise<Contents>;
};

export const isTemplate = ({ address }: Resource) => address.includes("{");
