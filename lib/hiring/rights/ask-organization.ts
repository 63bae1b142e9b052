import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { partsOf } from "@/lib/records/candidates/erasable";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import { CandidateRequestKind } from "@/lib/platform/db/generated/enums";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { administrators } from "@/lib/platform/notices/administrators";
import { notify } from "@/lib/platform/notices/notify";
import { sentence } from "@/lib/say";
import { locales } from "@/messages/locales";
import { holderOf } from "./own-link";

/** Within how many days a request is to be answered. */
export const ANSWER_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * A candidate's request to the organization: a case for its members, due in 30 days. Its administrators are notified,
 * and for a reconsideration the job's creator too. Throws conflict while the same is open, or where nothing has been
 * decided that could be reconsidered.
 */
export const askOrganization = useCase({
  name: "askOrganization",
  permission: "candidate:self",
  input: z.object({
    token: z.string().max(200),
    kind: z.enum(CandidateRequestKind),
    applicationId: z.uuid().nullable().describe("The one to be reconsidered; else null."),
    text: z.string().trim().max(4_000, sentence("A text has at most 4,000 characters.")),
    locale: z.enum(locales),
  }),

  async run(ctx, { token, kind, applicationId, text, locale }) {
    const { db, actor } = ctx;
    const candidateId = await holderOf(ctx, token);
    if (kind === "correction" && text === "") throw invalid("Say what is wrong, and what is right.");
    if ((kind === "reconsideration") !== (applicationId !== null)) throw notFound("Application");
    await lockCandidates(ctx, [candidateId]);
    const ids = (await partsOf(db, candidateId)).map(({ id }) => id);
    // Erased meanwhile.
    if (ids.length === 0) throw notFound("Link");
    const application =
      applicationId === null
        ? null
        : await db.application.findFirst({
            where: { id: applicationId, candidateId: { in: ids } },
            select: { disposition: true, job: { select: { createdBy: true } } },
          });
    if (applicationId && !application) throw notFound("Application");
    if (application?.disposition === "active")
      throw conflict("This application has not been decided yet. You can ask for a review by people alone.");
    // A person is asked for one thing of a kind at a time: the index refuses a second.
    const [request] = await db.candidateRequest.createManyAndReturn({
      data: [
        {
          candidateId,
          applicationId,
          kind,
          text,
          locale,
          dueAt: new Date(Date.now() + ANSWER_DAYS * DAY_MS),
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!request) throw conflict("You have asked for this already. The answer will be on this page.");
    await record(ctx, "candidate.request-made", candidateId, { requestId: request.id, kind, applicationId });
    await notify(ctx, {
      kind: "candidate_asked",
      subjectId: actor.organizationId,
      userIds: [
        ...new Set([...(await administrators(db)), ...(application ? [application.job.createdBy] : [])]),
      ],
    });
  },
});
