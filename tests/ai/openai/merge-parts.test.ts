import { expect, it } from "vitest";
import { mergeParts } from "@/lib/judging/ai/openai/merge-parts";
import type { RawAssessment } from "@/lib/judging/ai/judging";
import { dossierOf } from "../support";

const dossier = dossierOf("Baked rye bread. Led four bakers. Holds no driving licence.");
const part = (verdict: RawAssessment["verdict"], overrides: Partial<RawAssessment> = {}): RawAssessment => ({
  criterionId: "0197a000-0000-7000-8000-000000000001",
  verdict,
  rating: verdict === "not_evidenced" ? null : 2,
  confidence: 0.5,
  reason: verdict,
  quotes: [],
  question: null,
  ...overrides,
});
const bread = { quotes: ["Baked rye bread"] };
const bakers = { quotes: ["Led four bakers"] };

it("takes the best evidence of any part, with the quotes of the parts that agree", () => {
  const best = part("met", { rating: 4, ...bakers });
  const merged = mergeParts([part("not_evidenced"), part("partly", bread), best], dossier);
  expect(merged).toEqual({ ...best, quotes: [...bakers.quotes, ...bread.quotes] });
});

it("ignores an assessment whose quotes are in no document", () => {
  const invented = part("met", { rating: 4, quotes: ["Ran a chain of bakeries"] });
  expect(mergeParts([invented, part("partly", bread)], dossier)).toMatchObject({ verdict: "partly" });
});

it("returns contradicted only when no part has evidence in favour", () => {
  const against = part("contradicted", { rating: 0, quotes: ["Holds no driving licence"] });
  expect(mergeParts([part("not_evidenced"), against], dossier).verdict).toBe("contradicted");
  expect(mergeParts([against, part("met", bread)], dossier)).toMatchObject({ verdict: "met", ...bread });
});

it("takes the lowest confidence of the parts when none found evidence", () => {
  const silent = [0.9, 0.3, 0.7].map((confidence) => part("not_evidenced", { confidence }));
  expect(mergeParts(silent, dossier).confidence).toBe(0.3);
});
