import type { Actor } from "@/lib/platform/access/actor";
import type { Permission } from "@/lib/platform/access/permissions";
import type { Completes } from "../completion/completes";

type ResourceListing = {
  uri: string;
  name: string;
  title: string;
  description?: string;
  mimeType: string;
};

export type Contents = { uri: string; mimeType: string; _meta?: Record<string, unknown> } & (
  | { text: string }
  | { blob: string }
);

/** Something an agent can read by address: a single resource, or a template for all resources of a kind. */
export type Resource = {
  /** Null: it contains no data of an organization. */
  permission: Permission | null;
  /** A URI, or an RFC 6570 template such as `shortlist://jobs/{jobId}`. */
  address: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  /** Milliseconds a client may cache what it read. */
  keptMs: number;
  completes: Completes;
  /** Lists a template's resources; absent where there are too many to browse. */
  list?: (
    actor: Actor,
    cursor: string | undefined,
  ) => Promise<{ items: ResourceListing[]; nextCursor: string | null }>;
  /** Throws `invalid` or `not_found`. */
  read: (actor: Actor, uri: string, variables: Record<string, string>) => Promise<Contents>;
};

export const isTemplate = ({ address }: Resource) => address.includes("{");
