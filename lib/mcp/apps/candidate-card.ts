import type { Resource } from "../resources/resource";
import { cardPage } from "./card-page";
import { VIEW_TYPE } from "./protocol";

/** Named by presentCandidate; a host that knows MCP Apps shows its result in it. */
export const CANDIDATE_CARD = "ui://shortlist/candidate-card";

/** The same document for everybody: what it shows arrives from the host, as the result of the call. */
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
    // It loads nothing and talks to its host only.
    _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
  }),
};
