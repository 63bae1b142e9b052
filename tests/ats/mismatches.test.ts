import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { check } from "../simulators/contracts/validate.mjs";

/** Former assumptions that contradict the vendors' sources, and the test or the docs sentence that guards each. */
const Mismatch = z.strictObject({
  where: z.string(),
  assumed: z.string(),
  source: z.string(),
  heldBy: z.union([
    z.strictObject({ test: z.string(), title: z.string() }),
    z.strictObject({ docs: z.string() }),
  ]),
});
const mismatches = z
  .array(Mismatch)
  .parse(JSON.parse(readFileSync("tests/simulators/contracts/mismatches.json", "utf8")));

const textOf = (file: string) => readFileSync(file, "utf8").replaceAll(/\s+/g, " ");

test("every mismatch has an existing test or a sentence in docs/ats.md", () => {
  expect(mismatches).toHaveLength(42);
  const unguarded = mismatches.filter(({ heldBy }) =>
    "docs" in heldBy
      ? !textOf("docs/ats.md").includes(heldBy.docs)
      : !textOf(heldBy.test).includes(JSON.stringify(heldBy.title)),
  );
  expect(unguarded).toEqual([]);
});

const candidateWith = (attributes: object) => ({ data: [{ id: "1", type: "candidates", attributes }] });

test.each<[string, Parameters<typeof check>[0]]>([
  [
    "a limit for archiveReason.list",
    { vendor: "ashby", operation: "archiveReason.list", request: { body: { limit: 100 } } },
  ],
  [
    "applied_at on applications",
    {
      vendor: "greenhouse-v3",
      operation: "list applications",
      response: { status: 200, body: [{ applied_at: "2026-01-01T00:00:00Z" }] },
    },
  ],
  [
    "resume-file-name on candidates",
    {
      vendor: "teamtailor",
      operation: "list candidates",
      response: { status: 200, body: candidateWith({ "resume-file-name": "cv.pdf" }) },
    },
  ],
  [
    "Question::Text as a kind of question",
    {
      vendor: "teamtailor",
      operation: "list questions",
      response: {
        status: 200,
        body: { data: [{ id: "1", type: "questions", attributes: { "question-type": "Question::Text" } }] },
      },
    },
  ],
])("the contract no longer allows %s", (assumed, exchange) => {
  const word = /applied_at|resume-file-name|Question::Text/.exec(assumed)?.[0] ?? "limit";
  expect(check(exchange).errors.filter((error) => error.includes(word))).not.toEqual([]);
});
