import { randomUUID } from "node:crypto";
import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { actingIn } from "@/lib/platform/access/system";
import { notFound, overtaken } from "@/lib/errors";
import { readNotice } from "@/lib/hiring/rights/read-notice";
import { reportToken } from "@/lib/hiring/rights/report-self";
import { requestLink } from "@/lib/hiring/rights/request-link";
import { enrolPerson, TwinError } from "@/lib/records/candidates/create-candidate";
import { FileName } from "@/lib/reading/uploads/file-name";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { say } from "@/lib/say";
import { Line } from "@/lib/visible-line";
import { locales } from "@/messages/locales";

/**
 * An application of somebody without an account, on a job's public page: a new record, whoever is on record already,
 * because a stranger is not told who is; recruiters find and merge duplicates. The same CV a second time changes
 * nothing, and looks the same to its sender. Throws not_found where nobody can apply, and `conflict` when another
 * notice is public than the one they were shown.
 */
export const applyForJob = flow({
  name: "applyForJob",
  permission: "candidate:self",
  input: z.object({
    jobId: z.uuid(),
    noticeId: z.uuid().describe("The version of the notice that was on the page."),
    fullName: Line(200).min(1),
    email: z.email().max(254),
    message: z.string().trim().max(8_000),
    humanReview: z.boolean().describe("No tool is to evaluate it."),
    file: z.object({ fileName: FileName, bytes: z.instanceof(Uint8Array).refine(isOfAllowedSize) }),
    locale: z.enum(locales),
    confirm: z.boolean().describe("Whether a mail with a link to their own page is sent."),
  }),
  output: z.object({
    reportToken: z.string().describe("With which they can say something about themselves within the hour."),
  }),

  async run(actor, { jobId, noticeId, message, humanReview, file, locale, confirm, ...person }) {
    const notice = await readNotice(actor, { jobId });
    if (!notice.job?.applyPage) throw notFound("Job");
    if (notice.noticeId !== noticeId) throw overtaken();
    const contentBase64 = Buffer.from(file.bytes).toString("base64");
    try {
      // The visitor's own permissions end with the notice: the service takes in what they sent.
      const { candidateId } = await enrolPerson(actingIn(actor.organizationId, actor), {
        ...person,
        jobId,
        files: [{ fileName: file.fileName, contentBase64 }],
        answers: message ? [{ question: say("Message with the application"), text: message }] : [],
        samePerson: "create",
        applied: { noticeId, humanReview, confirmIn: confirm ? locale : null },
      });
      return { reportToken: reportToken(actor.organizationId, candidateId) };
    } catch (error) {
      if (!(error instanceof TwinError)) throw error;
      if (confirm) await requestLink(actor, { email: person.email, locale });
      // Of nobody, and looks the same.
      return { reportToken: reportToken(actor.organizationId, randomUUID()) };
    }
  },
});

function isOfAllowedSize({ length }: Uint8Array) {
  return length > 0 && length <= uploadBytes;
}
