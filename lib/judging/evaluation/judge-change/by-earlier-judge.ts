import type { Actor } from "@/lib/platform/access/actor";
import { modelOf } from "@/lib/judging/ai/choice/model-of";
import { judgeBy } from "@/lib/judging/ai/judge-by";
import type { Judge } from "@/lib/judging/ai/judging";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { hasScore } from "@/lib/judging/states/states";
import { scoringVersion } from "../aggregate";

/** The judge of an organization's new evaluations. Throws as `modelOf` does. */
export const presentJudge = async (actor: Actor): Promise<Judge> => judgeBy(await modelOf(actor));

/** Undecided applications whose score is by another judge, another version of it, or another formula. */
export const byEarlierJudge = ({ id, version }: Pick<Judge, "id" | "version">) =>
  ({
    disposition: "active",
    scoreStatus: { in: hasScore },
    job: { sample: false },
    currentEvaluation: {
      overall: { not: null },
      attachment: { documentText: { isNot: null } },
      NOT: { judge: id, judgeVersion: version, scoringVersion },
    },
  }) satisfies Prisma.ApplicationWhereInput;
