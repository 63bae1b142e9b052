import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { storedVerdicts, totalsOf } from "@/lib/judging/evaluation/stored-verdicts";
import { planPublication } from "@/lib/judging/publishing/preview-publication";
import { answersTo } from "@/lib/judging/publishing/preview-scores";
import { ContentSource, resolveContent } from "@/lib/judging/scorecards/content-source";
import { selfQuestions } from "@/lib/records/self-reports/questions";
import { Measured, measuredBy } from "./measured";
import { sampleOf } from "./sample";

/** What a draft can change: what people decided stays. */
const changeable = ["score", "advice"] as const;

/**
 * The impact ratios of a job's past applicants as they are judged now, and as they would be by a content that is not
 * published yet, from the same verdicts: new questions count as not evidenced for everybody. A dry run: nothing is
 * stored, and only counts leave. Throws not_found for a job of another organization, and as `resolveContent` does.
 */
export const previewImpact = useCase({
  name: "previewImpact",
  permission: "impact:report",
  input: z.object({ jobId: z.uuid(), ...ContentSource.shape }),
  output: z.object({
    compared: z.int().describe("Past applicants with verdicts, decided or not."),
    newQuestions: z.array(z.string()).describe("Criteria on which nobody has been judged yet."),
    measures: z.array(z.object({ now: Measured, then: Measured })),
  }),
  timeout: 60_000,

  async run(ctx, { jobId, ...from }) {
    const { content } = await resolveContent(ctx, jobId, from);
    const { newQuestions } = await planPublication(ctx, jobId, content);
    const { sampled } = await sampleOf(ctx, { jobId });
    const { own } = await selfQuestions(ctx);
    const answersOf = await answersTo(ctx, jobId, content);
    const drafted = new Map<string, ReturnType<typeof totalsOf>>();
    for await (const batch of storedVerdicts(ctx.db, Prisma.sql`a."jobId" = ${jobId}::uuid`))
      for (const judged of batch)
        drafted.set(
          judged.applicationId,
          totalsOf(content, { verdicts: answersOf(judged), flags: judged.flags }),
        );
    const now = sampled.filter(({ applicationId }) => drafted.has(applicationId));
    const then = now.map((each) => {
      const { overall, advice } = drafted.get(each.applicationId)!;
      return { ...each, score: overall, advice };
    });
    return {
      compared: now.length,
      newQuestions,
      measures: changeable.map((measure) => ({
        now: measuredBy(measure, now, own, true),
        then: measuredBy(measure, then, own, true),
      })),
    };
  },
});
