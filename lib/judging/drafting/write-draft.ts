import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { withUsageRecorded } from "@/lib/judging/ai/record-usage";
import { modelOf } from "@/lib/judging/ai/choice/model-of";
import type { OrganizationInput } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { draftScorecard } from "@/lib/judging/ai/model";
import { book } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { DomainError, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { storable } from "@/lib/reading/language/storable";
import { needsOfTrade } from "./in-thread";
import { StoredLeftOut } from "@/lib/judging/scorecards/draft";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { sentence, stored, toStore } from "@/lib/say";

/** Reads the job, with values and team needs from the job itself, else its department, else the organization. */
const gather = useCase({
  name: "gatherDraft",
  permission: "service:work",
  input: z.object({ draftId: z.uuid() }),
  output: z.object({
    generating: z.boolean(),
    job: z.object({
      title: z.string(),
      description: z.string(),
      location: z.string().nullable(),
      employmentType: z.string().nullable(),
      start: z.string().nullable(),
    }),
    organization: z.object({ values: z.string().nullable(), teamNeeds: z.string().nullable() }),
  }),

  async run({ actor, db }, { draftId }) {
    const draft = await db.scorecardDraft.findUnique({ where: { id: draftId }, include: { job: true } });
    if (!draft) throw notFound("Draft");
    const organization = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: { values: true, teamNeeds: true },
    });
    const [department] = await db.$queryRaw<OrganizationInput[]>`
      SELECT "values", "teamNeeds" FROM "Department" WHERE lower(name) = lower(btrim(${draft.job.department}))`;
    const ownNeeds = draft.job.teamNeeds ?? department?.teamNeeds;
    return {
      generating: draft.status === "generating",
      job: draft.job,
      organization: {
        values: department?.values ?? organization.values,
        teamNeeds: ownNeeds ?? (await needsOfTrade(organization.teamNeeds, draft.job)),
      },
    };
  },
});

const finish = useCase({
  name: "finish",
  permission: "service:work",
  input: z.object({
    draftId: z.uuid(),
    content: ScorecardContent,
    refused: z.array(StoredLeftOut),
    leftOut: z.array(StoredLeftOut),
    asked: z.array(StoredLeftOut),
    generatedBy: z.string(),
  }),
  output: z.object({ finished: z.boolean() }),

  async run(ctx, { draftId, ...draft }) {
    const { count } = await ctx.db.scorecardDraft.updateMany({
      where: { id: draftId, status: "generating" },
      data: { ...draft, status: "ready", failure: null },
    });
    if (count === 0) return { finished: false };
    await book(ctx, {
      kind: "scorecard_generation",
      amount: -prices.scorecardGeneration,
      key: `draft:${draftId}`,
      description: sentence("Generated scorecard"),
      subjectId: draftId,
    });
    await record(ctx, "scorecard.drafted", draftId, { generatedBy: draft.generatedBy });
    return { finished: true };
  },
});

/** Stores a message for the recruiter: why a generation ends without a draft, or waits to be retried. */
export const failDraft = useCase({
  name: "failDraft",
  permission: "service:work",
  input: z.object({ draftId: z.uuid(), failure: z.string(), ends: z.boolean().default(true) }),

  async run(ctx, { draftId, failure, ends }) {
    const { count } = await ctx.db.scorecardDraft.updateMany({
      where: { id: draftId, status: "generating" },
      data: { ...(ends ? { status: "failed" } : {}), ...stored("failure", failure) },
    });
    if (ends && count > 0) await record(ctx, "scorecard.draft-failed", draftId);
  },
});

/** Generates a draft from the job description, and charges it in the transaction that makes it ready. */
export async function writeDraft(drafter: Actor, draftId: string): Promise<{ finished: boolean }> {
  const { generating, job, organization } = await gather(drafter, { draftId });
  if (!generating) return { finished: false };
  const draft = await withUsageRecorded(drafter, draftId, async () =>
    draftScorecard(await modelOf(drafter), job, organization),
  ).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === "unavailable")
      await failDraft(drafter, {
        draftId,
        failure: `${error.said} ${toStore("It will be retried.")}`,
        ends: false,
      });
    throw error;
  });
  return finish(drafter, { draftId, ...storable(draft) });
}
