import { getCvText } from "@/lib/records/candidates/get-cv-text";
import { candidateIds } from "../completion/candidate";
import { candidateData } from "../text/candidate-data";
import type { Resource } from "./resource";

export const candidateCvResource: Resource = {
  permission: "candidate:read",
  address: "shortlist://candidates/{candidateId}/cv",
  name: "candidate-cv",
  title: "A candidate's CV",
  description:
    "The text of the newest CV that could be read, as a person sees it: hidden text is left out, and identity too while a review is blind.",
  mimeType: "text/plain",
  // Not cached: a newer CV replaces this one, and a decision ends a blind review.
  keptMs: 0,
  completes: { candidateId: candidateIds },
  async read(actor, uri, { candidateId = "" }) {
    const { text } = await getCvText(actor, { candidateId });
    return { uri, mimeType: "text/plain", text: candidateData(text) };
  },
};
