import { sentence } from "@/lib/say";
import type { JudgeCard } from "./card";

export const model6: JudgeCard = {
  judge: "model",
  version: "6",
  since: "2026-11-29",
  purpose: [
    sentence(
      "A language model that the organization or the service has chosen gives the verdicts; code verifies each quote, compares years, levels and degrees, and computes every total.",
    ),
    sentence("Not for deciding without people, and not for scores that must be the same with another model."),
  ],
  data: [
    sentence("What it was trained on, only its vendor can say: ask for the vendor's own model card."),
    sentence(
      "It is sent the masked CV, the answers and the scorecard; nothing is sent to any provider while no model is set up.",
    ),
  ],
  figures: [
    {
      what: sentence("Agreement with an organization's own decisions"),
      value: sentence("measured by a trial on ten of them"),
      limit: sentence(
        "Settings, Language model. Whoever decided saw the present judge's score, so agreement favours that judge.",
      ),
      measured: null,
      in: "docs/models.md",
      as: "agreement favours that judge",
    },
    {
      what: sentence("Points by which a rewrite in a language model's style moves the score (median)"),
      value: sentence("not measured"),
      limit: sentence("npm run bench:evaluation -- --part rewrites measures it for the service's model."),
      measured: null,
      in: "docs/models.md",
      as: "How far a rewritten CV moves a model's score is not measured",
    },
    {
      what: sentence("Vendors' services called by us"),
      value: sentence("none"),
      limit: sentence(
        "Tested with simulators of their published interfaces: we have no figures for any model's verdicts.",
      ),
      measured: null,
      in: "docs/models.md",
      as: "No vendor's own service was called.",
    },
  ],
  changes: [],
};
