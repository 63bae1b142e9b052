import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { nameApplications } from "@/lib/platform/blind-review/name-subjects";
import { prices } from "@/lib/platform/credits/prices";
import { toContent, versionContent } from "@/lib/judging/scorecards/stored-content";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { Totals } from "../evaluation";
import { everythingJudged, readyFrom } from "../gather";
import { judgePerson } from "../in-thread";
import { embeddedJudge } from "@/lib/judging/ai/in-thread";
import type { Ready } from "../judge-person";
import { byEarlierJudge, presentJudge } from "./by-earlier-judge";

/** How many are judged in a dry run: the ones evaluated last. */
const mostJudged = 30;

const Scored = Totals.pick({ overall: true, advice: true });
type Scored = z.output<typeof Scored>;
const Row = z.object({
  applicationId: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  from: Scored,
  to: Scored,
});
type Row = z.output<typeof Row>;

/**
 * How an organization's latest evaluations by an earlier judge would come out with the present one: a dry run, of the
 * same CVs and the scorecard versions that they were judged by. Stores nothing and charges nothing. The embedded
 * evaluator only: a language model is tried by `startTrial`, as its provider charges for it.
 */
export const previewJudge = flow({
  name: "previewJudge",
  permission: "organization:administer",
  output: z.object({
    judge: z.string(),
    embedded: z.boolean(),
    earlier: z.int().describe("Undecided applications with a score by an earlier judge."),
    credits: z.int().describe("What evaluating all of them again would cost at most."),
    compared: z.int(),
    moved: z.int().describe("Of the compared, whose score changes."),
    median: z.number().nullable().describe("Of the changes of the score, up or down, in points of 100."),
    largest: z.number().nullable(),
    otherAdvice: z.array(Row),
  }),

  async run(actor) {
    const { id, version } = await presentJudge(actor);
    const isEmbedded = id === embedded.id;
    const { earlier, waiting } = await gatherEarlier(actor, {
      judge: { id, version },
      most: isEmbedded ? mostJudged : 0,
    });
    const rows: Row[] = [];
    for (const { ready, from, ...row } of waiting) {
      const { totals } = await judgePerson(ready, embeddedJudge);
      rows.push({ ...row, from, to: Scored.parse(totals) });
    }
    const changes = rows
      .map(({ from, to }) => Math.round(Math.abs((to.overall ?? 0) - (from.overall ?? 0)) * 10) / 10)
      .toSorted((a, b) => a - b);
    return {
      judge: isEmbedded ? version : id,
      embedded: isEmbedded,
      earlier,
      credits: earlier * prices.evaluation,
      compared: rows.length,
      moved: changes.filter((change) => change > 0).length,
      median: changes[Math.floor(changes.length / 2)] ?? null,
      largest: changes.at(-1) ?? null,
      otherAdvice: rows.filter(({ from, to }) => from.advice !== to.advice),
    };
  },
});

type Waiting = Omit<Row, "to"> & { ready: Ready };

const gatherEarlier = useCase({
  name: "gatherEarlier",
  permission: "organization:administer",
  input: z.object({ judge: z.object({ id: z.string(), version: z.string() }), most: z.int() }),
  output: z.object({ earlier: z.int(), waiting: z.array(z.custom<Waiting>()) }),

  async run({ db }, { judge, most }) {
    const where = byEarlierJudge(judge);
    const applications = await db.application.findMany({
      where,
      orderBy: { currentEvaluationId: "desc" },
      take: most,
      include: {
        ...everythingJudged,
        currentEvaluation: { include: { scorecardVersion: { include: versionContent } } },
      },
    });
    const names = await nameApplications(
      db,
      applications.map(({ id }) => id),
    );
    return {
      earlier: await db.application.count({ where }),
      waiting: applications.flatMap(({ currentEvaluation, candidate, ...application }) => {
        const attachments = candidate.attachments.filter(
          (file) => file.documentText && file.id === currentEvaluation?.attachmentId,
        );
        const named = names.get(application.id);
        if (!currentEvaluation || !named || attachments.length === 0) return [];
        const { scorecardVersion, overall, advice } = currentEvaluation;
        const content = toContent(scorecardVersion);
        const asJudged = { ...application, storedVerdicts: [], candidate: { ...candidate, attachments } };
        return [
          {
            applicationId: application.id,
            name: named.candidate,
            jobTitle: named.jobTitle,
            from: Scored.parse({ overall, advice }),
            ready: readyFrom(asJudged, { id: scorecardVersion.id, content }, true),
          },
        ];
      }),
    };
  },
});
