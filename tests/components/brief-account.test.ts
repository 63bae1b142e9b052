import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BriefAccount } from "@/components/scorecard/brief-account";
import { edited } from "@/components/scorecard/edits";
import { draftJob } from "@/lib/judging/ai/embedded/draft-job";

const text = "Requirements\n- Excel\n- Male\n- Work permit\n- Good, very good!\n\nFull time in Leeds.";
const draft = draftJob({ title: "Clerk", description: text });
const markupOf = (criteria = draft.content.criteria) =>
  renderToStaticMarkup(
    createElement(BriefAccount, { account: { ...draft, facts: ["Clerk"] }, criteria, onAdd: () => {} }),
  );

test("shows what was understood, asked, left out and refused, each under its heading", () => {
  const parts = markupOf().split("<h3").slice(1);
  const shown = ["Understood", "To be answered by a person", "Left out", "Refused"];
  expect(parts.map((part) => shown.findIndex((title) => part.includes(title)))).toEqual([0, 1, 2, 3]);
  const [understood, asked, leftOut, refused] = parts;
  expect(understood).toMatch(/Clerk.*Excel/);
  expect(asked).toMatch(/Work permit.*Ask candidates whether they may work.*When does the work begin\?/);
  expect(asked).not.toMatch(/Where is the work done|Full time or part time/);
  expect(leftOut).toMatch(/Good, very good!.*Tells the reader something/);
  expect(refused).toMatch(/Male.*Sex and gender must not be a criterion/);
});

test("makes a criterion of a sentence that was left out, and says so", () => {
  const id = crypto.randomUUID();
  const content = edited(draft.content, {
    kind: "add",
    dimension: "hard_skills",
    id,
    text: "Good, very good!",
  });
  expect(content.criteria.at(-1)).toMatchObject({
    id,
    name: "Good, very good!",
    description: "Good, very good!",
  });
  expect(markupOf(content.criteria)).toMatch(/Understood.*Good, very good!.*To be answered/);
});
