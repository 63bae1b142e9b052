import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeftOutList } from "@/components/scorecard/left-out-list";
import { draftWithRefusals } from "@/lib/ai/embedded/draft/draft-scorecard";

const markupOf = (description: string) => {
  const { refused, leftOut } = draftWithRefusals({ title: "Clerk", description });
  return renderToStaticMarkup(createElement(LeftOutList, { leftOut: [...refused, ...leftOut] }));
};

test("lists the requirements left out of a draft, each with the reason", () => {
  const markup = markupOf("Requirements\n- Excel\n- Male\n- Good, very good!");
  expect(markup).toContain("Left out of the draft");
  expect(markup).toMatch(/Male.*Sex and gender must not be a criterion/);
  expect(markup).toMatch(/Good, very good!.*Tells the reader something/);
});

test("shows no list when the draft leaves nothing out", () => {
  expect(markupOf("Requirements\n- Excel\n- Payroll")).toBe("");
});
