import * as z from "zod";
import type { DecisionKind } from "@/lib/db/generated/enums";
import { vendorOf } from "./vendors";
import { say, sentence } from "@/lib/say";

/** What a connection does. Kept on the connection as JSON. */
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
    .describe("Which decisions the ATS is told; of moves wherever of acceptances."),
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
    .describe("The ATS's id for a reason of the organization's own; others are told as rejectionReasonId."),
  comments: z.boolean().default(false).describe("Send feedback as a note on the candidate."),
  sandbox: z
    .boolean()
    .default(false)
    .describe("Send nothing, and show beside each decision what would have been sent."),
  everyMinutes: z.int().min(5).max(1440).default(15).describe("Minutes between incremental syncs."),
});
export type SyncSettings = z.output<typeof SyncSettings>;

/** What a decision begins with that sandbox mode kept here. */
export const rehearsed = sentence("Sandbox mode: nothing was sent.");

/** Some vendors refuse a rejection without a reason. */
export const wantsReason = (provider: string) =>
  vendorOf(provider)?.capabilities.rejection === "reason required";

/** Whether the vendor's interface can reopen an application that was rejected or withdrawn. */
export const canReopen = (provider: string) => vendorOf(provider)?.capabilities.reopening === "yes";

export const cannotReopen = (ats: string) =>
  say("Shortlist cannot reopen applications in {ats}: reopen this one there too.", { ats });

/** Where rejections are told, so is that one is taken back; where acceptances are, which are moves, so is each move. */
export const pushes = (settings: SyncSettings, kind: DecisionKind) =>
  settings.push === "both" ||
  settings.push === { reopen: "reject", move: "accept", accept: "accept", reject: "reject" }[kind];
