import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { nameApplications } from "@/lib/platform/blind-review/name-subjects";
import { FeedbackKinds } from "./feedback";

/** The most open requests that are listed: the oldest. */
const MOST = 200;

/** Lists what the acting member is asked for on a job and has not given yet, oldest first. */
export const listFeedbackRequests = useCase({
  name: "listFeedbackRequests",
  permission: "note:read",
  reads: true,
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    requests: z.array(z.object({ applicationId: z.uuid(), kind: FeedbackKinds, name: z.string() })),
  }),

  async run({ actor, db }, { jobId }) {
    const rows = await db.feedbackRequest.findMany({
      where: {
        userId: actor.id,
        givenAt: null,
        application: { jobId, disposition: { in: ["active", "accepted"] } },
      },
      select: { applicationId: true, kind: true },
      orderBy: { id: "asc" },
      take: MOST,
    });
    const names = await nameApplications(
      db,
      rows.map(({ applicationId }) => applicationId),
    );
    return {
      requests: rows.flatMap((row) => {
        const subject = names.get(row.applicationId);
        return subject ? [{ ...row, name: subject.candidate }] : [];
      }),
    };
  },
});
