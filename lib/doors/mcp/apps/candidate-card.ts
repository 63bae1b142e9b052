import type { Resource } from "../resources/resource";
import { cardPage } from "./card-page";
import { VIEW_TYPE } from "./protocol";

/** presentCandidate names this view; a host that supports MCP Apps shows the tool's result in it. */
export const CANDIDATE_CARD = "ui://shortlist/candidate-card";

/** The same document for everybody: its data arrives from the host, as the result of the call. */
export const candidateCard: Resource = {
  permission: null,
  address: CANDIDATE_CARD,
  name: "candidate-card",
  title: "Candidate card",
  description:
    "One application as an interactive view: scores, reasons with their quotes, open points, documents.",
  mimeType: VIEW_TYPE,
  keptMs: 300_000,
  completes: {},
  read: async (_, uri) => ({
    uri,
    mimeType: VIEW_TYPE,
    text: cardPage,
    // It loads nothing and communicates only with its host.
    _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
  }),
};
