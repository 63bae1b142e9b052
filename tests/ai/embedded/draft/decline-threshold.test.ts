import { expect, test } from "vitest";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";

test.each([
  ["Gardener\n\nRequirements\n- 2 years of experience as a gardener\n- Driving licence", 5],
  ["Gärtnerin (m/w/d)\n\nAnforderungen\n- 2 Jahre Erfahrung im Gartenbau\n- Führerschein Klasse B", 0],
  ["Jardinero\n\nRequisitos\n- 2 años de experiencia como jardinero\n- Carné de conducir B", 0],
])("advises decline only in the language it is fitted on: %#", (description, declineBelow) => {
  expect(draftWithRefusals({ title: "", description }).content.thresholds).toEqual({
    shortlistFrom: 70,
    declineBelow,
  });
});
