import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CriterionItem } from "@/components/application/criterion-item";
import type { Judged } from "@/components/application/shown";

test.each([
  "3 years of dated work in this.",
  "3 Jahre datierte Tätigkeit darin.",
  "1 Jahr datierte Tätigkeit darin.",
])("states the years once: %s", (reason) => {
  const judged = {
    criterion: {
      id: "c",
      name: "PostgreSQL",
      description: "",
      dimension: "hard_skills",
      importance: "must",
      weight: 1,
      knockOut: false,
      minimumYears: null,
      skills: [],
    },
    assessment: { verdict: "met", rating: 3, confidence: 1, reason, years: 3, question: null, evidence: [] },
    share: 100,
    adds: 90,
  } as unknown as Judged;
  const item = createElement(CriterionItem, { judged, knockedOut: false, active: null, onQuote: () => {} });
  const text = renderToStaticMarkup(item);
  expect(text).toContain(reason);
  expect(text).not.toContain("in dated roles");
});
