import { expect, test } from "vitest";
import {
  awaitsVersion,
  inScoring,
  judgedAgainWithNewCv,
  queuedByReadCv,
  scoreStatusesBefore,
  unfinished,
} from "@/lib/judging/states/states";

test.each([
  // An application that is queued already is announced again.
  ["a new CV", judgedAgainWithNewCv, ["queued"]],
  ["a CV that was read", queuedByReadCv, ["queued"]],
  ["reopening", unfinished, ["queued"]],
  ["a new version of the scorecard", awaitsVersion, []],
])("%s queues applications only from states that the table of moves allows", (_, from, besides) => {
  expect([...scoreStatusesBefore("queued"), ...besides]).toEqual(expect.arrayContaining(from));
});

test("every scoring state may become failed or not_scored", () => {
  expect(scoreStatusesBefore("failed")).toEqual(expect.arrayContaining(inScoring));
  expect(scoreStatusesBefore("not_scored")).toEqual(expect.arrayContaining(inScoring));
});
