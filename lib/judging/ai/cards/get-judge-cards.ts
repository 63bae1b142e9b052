import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { say } from "@/lib/say";
import type { JudgeCard } from "./card";
import { embedded14 } from "./embedded-14";
import { model6 } from "./model-6";

/** The card of each judge's present version. */
export const judgeCards: readonly JudgeCard[] = [embedded14, model6];

/** What the judges are for, what they were made from, their measured figures with their limits, and what changed. */
export const getJudgeCards = useCase({
  name: "getJudgeCards",
  permission: "organization:read",
  output: z.object({
    cards: z.array(
      z.object({
        judge: z.enum(["embedded", "model"]),
        version: z.string(),
        since: z.iso.date(),
        purpose: z.array(z.string()),
        data: z.array(z.string()),
        figures: z.array(
          z.object({
            what: z.string(),
            value: z.string(),
            limit: z.string(),
            measured: z.iso.date().nullable(),
            in: z.string().describe("The page of the documentation that has it."),
          }),
        ),
        changes: z.array(z.string()),
      }),
    ),
  }),

  run: async () => ({
    cards: judgeCards.map(({ purpose, data, figures, changes, ...card }) => ({
      ...card,
      purpose: purpose.map((each) => say(each)),
      data: data.map((each) => say(each)),
      figures: figures.map(({ what, value, limit, ...figure }) => ({
        ...figure,
        what: say(what),
        value: say(value),
        limit: say(limit),
      })),
      changes: changes.map((each) => say(each)),
    })),
  }),
});
