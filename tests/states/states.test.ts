import { expect, test } from "vitest";
import {
  awaitsVersion,
  inScoring,
  judgedAgainWithNewCv,
  queuedByReadCv,
  scoreStatusesBefore,
} from "@/lib/states/states";

test.each([
  ["a new CV", judgedAgainWithNewCv, []],
  // What is queued already is announced again.
  ["a CV that was read", queuedByReadCv, ["queued"]],
  ["a new version of the scorecard", awaitsVersion, []],
])("%s queues only what the table of moves lets be queued", (_, from, besides) => {
  expect([...scoreStatusesBefore("queued"), ...besides]).toEqual(expect.arrayContaining(from));
});

test("whatever is in scoring may fail, or end without a scorecard", () => {
  expect(scoreStatusesBefore("failed")).toEqual(expect.arrayContaining(inScoring));
  expect(scoreStatusesBefore("not_scored")).toEqual(expect.arrayContaining(inScoring));
});
