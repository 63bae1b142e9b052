import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { Profile } from "@/lib/profile/profile";
import { ReadDocument, type ReadFailure, readFailureMessages } from "@/lib/documents/document";
import type { Prisma } from "@/lib/db/generated/client";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { ScorecardContent } from "@/lib/scorecards/scorecard";
import { currentVersion } from "@/lib/scorecards/stored-content";
import { inScoring, scoreStatusesBefore } from "@/lib/states/states";
import { sentence } from "@/lib/say";

/** The parts of a document for judging it and locating quotes; the positions of lines are only for display. */
const JudgedDocument = ReadDocument.pick({ text: true, pages: true, hidden: true });

/** The input of an evaluation. */
const Ready = z.object({
  state: z.literal("ready"),
  versionId: z.uuid(),
  content: ScorecardContent,
  job: z.object({ description: z.string() }),
  attachmentId: z.uuid(),
  document: JudgedDocument,
  profile: Profile,
  /** Current roles count up to the day the document was read, so that a rerun years later has the same result. */
  readOn: z.iso.date(),
  knownNames: z.array(z.string()),
  /** Other texts from the applicant, which are not judged. */
  around: z.object({ names: z.array(z.string()), properties: z.array(z.string()) }),
  answers: z.array(z.object({ id: z.uuid(), question: z.string(), text: z.string() })),
});
export type Ready = z.output<typeof Ready>;

/** The input, or why there is nothing to evaluate. */
const Gathered = z.discriminatedUnion("state", [
  Ready,
  z.object({ state: z.enum(["reading", "unreadable", "no_scorecard", "settled"]) }),
]);

const noCv = sentence("There is no CV to judge. Add one; scoring then starts automatically.");
const noScorecard = sentence("The job has no published scorecard yet. Scoring starts when one is published.");

/**
 * Reads all that an evaluation needs; moves the application to processing, to failed without a readable CV, or to
 * not_scored without a scorecard.
 */
export const gatherDossier = useCase({
  name: "gatherDossier",
  permission: "evaluation:record",
  input: z.object({ applicationId: z.uuid() }),
  output: z.object({ gathered: Gathered }),

  async run(ctx, { applicationId }) {
    const { db } = ctx;
    const application = await db.application.findUnique({
      where: { id: applicationId },
      include: withDocuments,
    });
    if (!application) throw notFound("Application");
    // "processing" remains after a crash.
    if (application.disposition !== "active" || !inScoring.includes(application.scoreStatus))
      return { gathered: { state: "settled" as const } };
    const { attachments } = application.candidate;
    if (attachments.some((file) => file.readStatus === "pending"))
      return { gathered: { state: "reading" as const } };
    const cv = attachments.find((file) => file.documentText);
    if (!cv?.documentText) {
      await failWithoutCv(ctx, applicationId, attachments);
      return { gathered: { state: "unreadable" as const } };
    }

    const version = await currentVersion(ctx, application.jobId);
    if (!version) {
      await db.application.updateMany({
        where: { id: applicationId, scoreStatus: { in: scoreStatusesBefore("not_scored") } },
        data: { scoreStatus: "not_scored", scoreReason: noScorecard },
      });
      return { gathered: { state: "no_scorecard" as const } };
    }
    const { count } = await db.application.updateMany({
      where: { id: applicationId, disposition: "active", scoreStatus: { in: inScoring } },
      data: { scoreStatus: "processing", scoreReason: null },
    });
    // Decided on or taken out of the queue since it was read above: nobody needs the evaluation, so do not charge.
    if (count === 0) return { gathered: { state: "settled" as const } };
    return { gathered: readyFrom(application, cv, version) };
  },
});

/** With the reason why the newest CV could not be read, if there is one. A CV that is read later queues it again. */
async function failWithoutCv(ctx: Context, applicationId: string, [newest]: Cv[]) {
  const reason = newest?.readFailure ? readFailureMessages[newest.readFailure as ReadFailure] : noCv;
  const { count } = await ctx.db.application.updateMany({
    where: { id: applicationId, disposition: "active", scoreStatus: { in: inScoring } },
    data: { scoreStatus: "failed", scoreReason: reason },
  });
  if (count > 0) await record(ctx, "application.not-scored", applicationId, { scoreStatus: "failed" });
}

/** Includes everything of an application that is judged. */
export const withDocuments = {
  job: { select: { description: true } },
  answers: { select: { id: true, question: true, text: true }, orderBy: { position: "asc" } },
  candidate: {
    select: {
      fullName: true,
      headline: true,
      location: true,
      attachments: {
        where: { kind: "cv" },
        orderBy: { id: "desc" },
        include: { documentText: { omit: { lines: true } } },
      },
    },
  },
} as const;
type Application = Prisma.ApplicationGetPayload<{ include: typeof withDocuments }>;
type Cv = Application["candidate"]["attachments"][number];
type Version = NonNullable<Awaited<ReturnType<typeof currentVersion>>>;

export function readyFrom({ candidate, job, answers }: Application, cv: Cv, version: Version): Ready {
  const { text, pages, hidden, profile, createdAt, properties } = cv.documentText!;
  const { fullName, headline, location, attachments } = candidate;
  return {
    state: "ready",
    versionId: version.id,
    content: version.content,
    job,
    attachmentId: cv.id,
    answers,
    document: JudgedDocument.parse({ text, pages, hidden }),
    profile: Profile.parse(profile),
    readOn: createdAt.toISOString().slice(0, 10),
    knownNames: fullName === null ? [] : [fullName],
    around: {
      names: [fullName, headline, location, ...attachments.map(({ fileName }) => fileName)].filter(
        (name) => name !== null,
      ),
      properties,
    },
  };
}
