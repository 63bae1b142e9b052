import * as z from "zod";
import type { DecisionKind } from "@/lib/platform/db/generated/enums";
import { vendorOf } from "./vendors";
import { say, sentence } from "@/lib/say";

/** How a connection syncs. Stored on the connection as JSON. */
export const SyncSettings = z.object({
  jobExternalIds: z
    .array(z.string().min(1).max(100))
    .max(2000)
    .nullable()
    .default(null)
    .describe("The ATS's ids of the jobs whose applications are imported; null for all."),
  attachments: z.boolean().default(true).describe("Import CVs and other files."),
  push: z
    .enum(["off", "accept", "reject", "both"])
    .default("off")
    .describe("Which decisions are sent; moves are sent with acceptances."),
  acceptStage: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .describe("The name of the stage an accepted application is moved to, in each job."),
  rejectionReasonId: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe("The ATS's id of the reason given with rejections."),
  reasons: z
    .record(z.string().max(80), z.string().max(100))
    .default({})
    .describe("The ATS's id for one of the organization's reasons; for others rejectionReasonId is sent."),
  comments: z.boolean().default(false).describe("Send feedback as a note on the candidate."),
  sandbox: z
    .boolean()
    .default(false)
    .describe("Send nothing, and show beside each decision what would have been sent."),
  everyMinutes: z.int().min(5).max(1440).default(15).describe("Minutes between incremental syncs."),
});
export type SyncSettings = z.output<typeof SyncSettings>;

/** The start of the sync reason of a decision that sandbox mode did not send. */
export const rehearsed = sentence("Sandbox mode: nothing was sent.");

/** Some vendors refuse a rejection without a reason. */
export const wantsReason = (provider: string) =>
  vendorOf(provider)?.capabilities.rejection === "reason required";

/** Whether the vendor's API can reopen an application that was rejected or withdrawn. */
export const canReopen = (provider: string) => vendorOf(provider)?.capabilities.reopening === "yes";

export const cannotReopen = (ats: string) =>
  say("Shortlist cannot reopen applications in {ats}: reopen this one there too.", { ats });

/** Whether a kind of decision is sent: reopening goes with rejections, moving with acceptances (also moves). */
export const pushes = (settings: SyncSettings, kind: DecisionKind) =>
  settings.push === "both" ||
  settings.push === { reopen: "reject", move: "accept", accept: "accept", reject: "reject" }[kind];
