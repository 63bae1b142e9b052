import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { inScoring } from "@/lib/judging/states/states";
import { ScoreStatuses } from "@/lib/judging/states/status";
import { whyUnscored } from "@/lib/judging/states/why-unscored";

/** The scoring progress of some applications: scores and statuses, no names. Erased ones are left out. */
export const scoringProgress = useCase({
  name: "scoringProgress",
  permission: "candidate:read",
  input: z.object({ applicationIds: z.array(z.uuid()) }),
  output: z.object({
    applications: z.array(
      z.object({
        applicationId: z.uuid(),
        scoreStatus: ScoreStatuses,
        scoreReason: z.string().nullable(),
        overall: z.number().nullable().describe("0 to 100."),
        /** Its evaluation is queued or under way. */
        working: z.boolean(),
        updatedAt: z.date(),
      }),
    ),
  }),

  async run({ db }, { applicationIds }) {
    const rows = await db.application.findMany({
      where: { id: { in: applicationIds } },
      select: {
        id: true,
        disposition: true,
        scoreStatus: true,
        scoreReason: true,
        scoreReasonSaid: true,
        overall: true,
        updatedAt: true,
      },
    });
    const applications = rows.map(({ id, disposition, ...row }) => ({
      ...row,
      scoreReason: whyUnscored(row),
      applicationId: id,
      // Applications that were rejected, accepted or withdrawn are no longer evaluated.
      working: disposition === "active" && inScoring.includes(row.scoreStatus),
    }));
    const position = new Map(applicationIds.map((id, at) => [id, at]));
    applications.sort((a, b) => position.get(a.applicationId)! - position.get(b.applicationId)!);
    return { applications };
  },
});
