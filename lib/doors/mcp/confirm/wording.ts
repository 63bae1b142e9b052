import type { ConfirmationPreview } from "@/lib/platform/confirmations/confirmation";
import { candidateData, oneLine } from "../text/candidate-data";

/** For a person, in a dialog of the client: plain text, one effect a line. */
export const plainPreview = ({ headline, effects }: ConfirmationPreview) =>
  [oneLine(headline), ...effects.map((effect) => `• ${oneLine(effect)}`)].join("\n");

/** What a client shows below it. */
export const confirmForm = {
  type: "object" as const,
  properties: { confirm: { type: "boolean" as const, title: "Yes, do it", default: false } },
  required: ["confirm"],
};

/** For an agent that has to ask its user itself. */
export const askingText = (tool: string, preview: ConfirmationPreview, token: string, expiresAt: string) =>
  [
    "Nothing has changed yet. Show the recruiter this preview and ask for an explicit yes or no:",
    candidateData(plainPreview(preview)),
    `After a yes, call ${tool} again with the same arguments and confirmationToken ${token} (once, until ${expiresAt}). Without one, leave it. Do not answer for the recruiter.`,
  ].join("\n");

/** For an agent whose recruiter has to approve on a signed-in page. */
export const pageText = (
  tool: string,
  preview: ConfirmationPreview | null,
  token: string,
  url: string,
  expiresAt: string,
) =>
  [
    "Nothing has changed yet. This waits for the recruiter's approval on a signed-in page.",
    ...(preview ? [candidateData(plainPreview(preview))] : []),
    `Give the recruiter this link: ${url}`,
    `To learn the outcome, call ${tool} again with the same arguments and confirmationToken ${token} (until ${expiresAt}).`,
  ].join("\n");
