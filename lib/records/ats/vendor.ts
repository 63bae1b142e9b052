import * as z from "zod";
import type { Connector, Notice } from "./connector";
import type { Transport } from "./http";
import type { Login } from "./login/login";

/** A field that an administrator fills in to connect, named as in the vendor's credentials schema. */
export const Field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["text", "secret", "number", "choice"]),
  hint: z.string().optional(),
  optional: z.boolean().optional(),
  choices: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .optional()
    .describe("Options of a choice; the first is the default."),
});
export type Field = z.output<typeof Field>;

/** What a vendor's API can do, where vendors differ. */
type Capabilities = {
  /** Who makes the secret: we show ours once, or an administrator pastes theirs. */
  webhooks: { secret: "ours" | "theirs" } | null;
  /** Whether a rejection must have a reason. */
  rejection: "reason required" | "reason optional";
  /** Whether an application that was rejected or withdrawn can be reopened. */
  reopening: "yes" | "no";
};

/** Something no vendor source documents. Shown to administrators as not confirmed, and listed in docs/ats.md. */
type Assumption = {
  /** Set where the code reads it. */
  value?: unknown;
  /** The assumption as a sentence for an administrator. */
  says: string;
  /** How to verify it on a sandbox account. */
  tryFirst: string;
};

/**
 * An applicant tracking system, complete in its folder under vendors/: name, fields, credentials, capabilities,
 * assumptions and connector. Forms, credential checks, webhooks, docs and tests are derived from it.
 */
export type Vendor<C extends z.ZodObject = z.ZodObject> = {
  name: string;
  fields: Field[];
  credentials: C;
  capabilities: Capabilities;
  /** What no vendor source documents; shown to administrators as not confirmed. */
  assumptions: Record<string, Assumption>;
  /** Credentials for the local simulator: public, and of no use anywhere else. */
  simulated: Record<string, string>;
  /** Set if an administrator can sign in at the vendor instead of entering keys. */
  login?: Login;
  /** `simulator` is the address of a local simulator to call instead of the vendor. */
  connect: (transport: Transport, credentials: z.output<C>, simulator: string | null) => Connector;
  /** Set if the API has webhook subscriptions: returns the secret that signs their calls. */
  webhookSecretOf?: (credentials: z.output<C>) => string;
  /** Null when the call is not from the vendor; [] when it is about no record we store. */
  readWebhook: (headers: Headers, raw: string, secret: string) => Notice[] | null;
};

/** Type-checks a vendor's `connect` and `webhookSecretOf` against its credentials schema. */
export const defineVendor = <C extends z.ZodObject>(vendor: Vendor<C>): Vendor => vendor;
