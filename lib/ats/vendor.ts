import * as z from "zod";
import type { Assumption } from "./assumption";
import type { Connector, Notice } from "./connector";
import type { Transport } from "./http";
import type { Login } from "./login/login";

/** What an administrator enters to connect. Named as in the vendor's schema of credentials. */
export const Field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(["text", "secret", "number", "choice"]),
  hint: z.string().optional(),
  optional: z.boolean().optional(),
  choices: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .optional()
    .describe("Of a choice: what may be chosen, the first unless another is."),
});
export type Field = z.output<typeof Field>;

/** What a vendor's interface can do, where vendors differ. */
export type Capabilities = {
  /** How a list tells what changed: by a token of the ATS's, by a filter, by its order, or not at all. */
  changes: "token" | "filter" | "order" | "none";
  webhooks: {
    /** Who makes the secret: we show ours once, or an administrator pastes theirs. */
    secret: "ours" | "theirs";
    /** Whether a call that we could not take is made again. */
    retries: boolean;
  } | null;
  /** How a rejection is told: whether a reason has to be given. */
  rejection: "reason required" | "reason optional";
  /** Whether an application that was rejected or withdrawn can be reopened. */
  reopening: "yes" | "no";
  /** In whose name notes are: the key's, or that of a user who has to be named. */
  notes: "by the key" | "by a user";
  /** How long the address of a file is good for. */
  files: "seconds" | "minutes" | "days";
};

/**
 * An applicant tracking system, whole in its folder under vendors/: what it is called, what it takes to connect, what it
 * can do, what of it is not confirmed, and its connector. Forms, credentials, webhooks, docs and tests follow from it.
 */
export type Vendor<C extends z.ZodObject = z.ZodObject> = {
  name: string;
  fields: Field[];
  credentials: C;
  capabilities: Capabilities;
  /** What no source of the vendor's says; shown to administrators as not confirmed. */
  assumptions: Record<string, Assumption>;
  /** What the local stand-in takes: known to everybody, and of no use anywhere else. */
  simulated: Record<string, string>;
  /** Where signing in at the vendor can take the place of entering keys. */
  login?: Login;
  /** `simulator` is the address of a local stand-in to call in its place. */
  connect: (transport: Transport, credentials: z.output<C>, simulator: string | null) => Connector;
  /** Where its API takes subscriptions to webhooks: the secret that those calls are signed with. */
  webhookSecretOf?: (credentials: z.output<C>) => string;
  /** Null when a call is not the vendor's; [] when it is about nothing we keep. */
  readWebhook: (headers: Headers, raw: string, secret: string) => Notice[] | null;
};

/** Checks a vendor's parts against each other. */
export const defineVendor = <C extends z.ZodObject>(vendor: Vendor<C>): Vendor => vendor;
