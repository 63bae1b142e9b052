import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { toContent, versionContent } from "@/lib/judging/scorecards/stored-content";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { explainMatches } from "../search/judge-newest";
import { Match } from "../search/match";
import { RediscoveryView, viewRediscovery } from "./rediscovery-view";

const gather = useCase({
  name: "gatherRediscovery",
  permission: "pool:read",
  input: z.object({ rediscoveryId: z.uuid() }),
  output: z.object({
    rediscovery: RediscoveryView,
    searched: z.object({ description: z.string(), content: ScorecardContent }).nullable(),
  }),

  async run(ctx, { rediscoveryId }) {
    const rediscovery = await viewRediscovery(ctx, rediscoveryId);
    const search = await ctx.db.rediscovery.findUniqueOrThrow({
      where: { id: rediscoveryId },
      select: { versionId: true, job: { select: { description: true } } },
    });
    const version = await ctx.db.scorecardVersion.findUnique({
      where: { id: search.versionId },
      include: versionContent,
    });
    return {
      rediscovery,
      searched: version && { description: search.job.description, content: toContent(version) },
    };
  },
});

/** A search of the pool, with the matches of each person it proposes. Throws not_found. */
export const getRediscovery = flow({
  name: "getRediscovery",
  permission: "pool:read",
  input: z.object({ rediscoveryId: z.uuid() }),
  output: RediscoveryView.extend({
    shortlistFrom: z
      .number()
      .nullable()
      .describe("The scorecard recommends from this score; null without one."),
    matches: z.record(z.uuid(), Match).describe("By candidate; without those whose CV is gone."),
  }),

  async run(actor, ref) {
    const { rediscovery, searched } = await gather(actor, ref);
    const people = rediscovery.candidates.map(({ candidateId }) => candidateId);
    const matches = searched ? await explainMatches(actor, searched, people) : new Map<string, Match>();
    const shortlistFrom = searched?.content.thresholds.shortlistFrom ?? null;
    return { ...rediscovery, shortlistFrom, matches: Object.fromEntries(matches) };
  },
});
