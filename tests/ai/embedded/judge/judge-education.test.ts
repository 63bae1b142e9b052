import { expect, test } from "vitest";
import { judgeProbe } from "../../../bench/evaluation/probes";

const verdict = (criterion: string, text: string) =>
  judgeProbe({ half: "tuned", occupation: "any", language: "en", place: "education", criterion, text });

test.each([
  ["Degree in forestry", "Bachelor of Science in Midwifery", "not_evidenced"],
  ["Culinary degree", "MBA, Business School of the North", "not_evidenced"],
  ["Bachelor's degree in physics", "Bachelor of Science in Physics", "met"],
  ["Bachelor's degree in physics", "Bachelor of Science in Chemistry", "partly"],
  ["Bachelor's degree in physics or a related field", "Bachelor of Science in Chemistry", "met"],
  ["Bachelor's degree in physics", "Bachelor's degree, 2011", "partly"],
  ["Bachelor's degree", "Bachelor of Music, 2011", "met"],
])("judges %j, given %j, as %s", async (criterion, text, expected) => {
  expect(await verdict(criterion, text)).toBe(expected);
});
