import "../support/database";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getJudgeCards, judgeCards } from "@/lib/judging/ai/cards/get-judge-cards";
import { embedded, promptVersion } from "@/lib/judging/ai/judge-versions";
import { hiringTeam } from "../support/world";

test("the cards are those of the versions that judge now", () => {
  expect(judgeCards.map(({ judge, version }) => [judge, version])).toEqual([
    ["embedded", embedded.version],
    ["model", promptVersion],
  ]);
});

const figures = judgeCards.flatMap((card) =>
  card.figures.map((figure) => ({ ...figure, judge: card.judge })),
);
test.each(figures)("$in has the figure of the $judge card: $what", ({ in: page, as, value, measured }) => {
  const text = readFileSync(page, "utf8").replace(/\s+/g, " ");
  expect(text).toContain(as);
  // The figure is in the sentence that is quoted, or a zero that the sentence says in words.
  if (measured && value !== "0") expect(as).toContain(value);
});

test("whoever belongs to an organization can read the cards", async () => {
  const { recruiter } = await hiringTeam({ role: "read_only" });
  const { cards } = await getJudgeCards(recruiter, {});
  expect(cards[0]).toMatchObject({ judge: "embedded", version: embedded.version });
  expect(cards.every(({ purpose, data, figures }) => purpose.length * data.length * figures.length > 0)).toBe(
    true,
  );
});
