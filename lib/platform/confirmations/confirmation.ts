import * as z from "zod";

/** Confirmed in the agent's own conversation: long enough to read a preview and answer. */
export const CONVERSATION_LIFETIME_MS = 10 * 60_000;
/** Waiting for a recruiter on the approvals page: until tomorrow at the same time. */
export const APPROVAL_LIFETIME_MS = 24 * 3_600_000;

/** What the human is shown before confirming, in the conversation or on the approvals page. */
export const ConfirmationPreview = z.object({
  /** One line: the act and its subject. */
  headline: z.string().max(400),
  /** What will change, and what goes out (ATS, e-mail, credits). */
  effects: z.array(z.string()).max(500),
});
export type ConfirmationPreview = z.infer<typeof ConfirmationPreview>;
/** As it is stored: in English, and with the sentences as `toStore` makes them. */
export const StoredPreview = ConfirmationPreview.extend({
  said: z.object({ headline: z.string(), effects: z.array(z.string()) }).optional(),
});

/** The confirmation, passed to an act along with its arguments. */
export const ConfirmationToken = z.string().max(400).optional().describe("After a yes.");

/** `expired` is not stored: it is a pending confirmation after `expiresAt`. */
export const confirmationStatuses = ["pending", "redeemed", "declined", "expired"] as const;
export type ConfirmationStatus = (typeof confirmationStatuses)[number];

export function statusOf(row: {
  status: "pending" | "redeemed" | "declined";
  expiresAt: Date;
}): ConfirmationStatus {
  return row.status === "pending" && row.expiresAt <= new Date() ? "expired" : row.status;
}
