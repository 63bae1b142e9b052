import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { shownFileName } from "@/lib/records/candidates/document-summary";
import { conflict, notFound } from "@/lib/errors";
import { queueAgain } from "@/lib/judging/evaluation/evaluate-again";
import { receiveAgain } from "./read-again";

/**
 * Retries scoring an application: reads its CVs again when none of them was readable, otherwise evaluates it as
 * evaluateAgain does. Throws `not_found`; `conflict` as evaluateAgain does, and when a CV is being read.
 */
export const retryScoring = useCase({
  name: "retryScoring",
  permission: "candidate:write",
  input: z.object({ applicationId: z.uuid() }),
  output: z.object({
    applicationId: z.uuid(),
    retried: z.enum(["reading", "evaluation"]),
    files: z.array(z.string()).describe("Names of the files that are read again."),
  }),

  async run(ctx, { applicationId }) {
    const application = await ctx.db.application.findUnique({
      where: { id: applicationId },
      select: {
        candidateId: true,
        candidate: {
          select: {
            attachments: {
              where: { kind: "cv" },
              orderBy: { id: "asc" },
              select: { id: true, fileName: true, kind: true, readStatus: true },
            },
          },
        },
      },
    });
    if (!application) throw notFound("Application");
    const cvs = application.candidate.attachments;
    const unread = cvs.filter(({ readStatus }) => readStatus === "failed");
    if (unread.length === 0 || cvs.some(({ readStatus }) => readStatus === "read")) {
      await queueAgain(ctx, applicationId);
      return { applicationId, retried: "evaluation" as const, files: [] };
    }
    if (unread.length < cvs.length) throw conflict("A CV is already being read.");
    for (const { id } of unread) await receiveAgain(ctx, id);
    const blind = await isBlind(ctx.db, application.candidateId);
    const files = unread.map((file) => shownFileName(file, blind));
    return { applicationId, retried: "reading" as const, files };
  },
});
