import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { currentVersion } from "@/lib/scorecards/stored-content";
import { type Ready, readyFrom, withDocuments } from "./gather-dossier";
import { awaitsVersion } from "@/lib/states/states";

/**
 * Reads the input for evaluating some of a job's applications that the current version has not scored, and whose CVs
 * have all been read. Changes no status: applications that are not recorded are found again.
 */
export const gatherTogether = useCase({
  name: "gatherTogether",
  permission: "evaluation:record",
  input: z.object({ jobId: z.uuid(), after: z.uuid().nullable(), take: z.int() }),
  output: z.object({
    ready: z.array(z.custom<Ready & { applicationId: string }>()),
    last: z.uuid().nullable().describe("The last one; null when none are left after it."),
  }),

  async run(ctx, { jobId, after, take }) {
    const version = await currentVersion(ctx, jobId);
    if (!version) return { ready: [], last: null };
    const applications = await ctx.db.application.findMany({
      where: {
        ...(after && { id: { gt: after } }),
        jobId,
        disposition: "active",
        scoreStatus: { in: awaitsVersion },
      },
      include: withDocuments,
      orderBy: { id: "asc" },
      take,
    });
    return {
      last: applications.length < take ? null : applications.at(-1)!.id,
      ready: applications.flatMap((application) => {
        const { attachments } = application.candidate;
        const cv = attachments.find((file) => file.documentText);
        // A CV that is still being read queues its application when done.
        const isRead = attachments.every((file) => file.readStatus !== "pending");
        return cv && isRead
          ? [{ ...readyFrom(application, cv, version), applicationId: application.id }]
          : [];
      }),
    };
  },
});
