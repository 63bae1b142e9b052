import { type Context, step } from "@/lib/platform/access/use-case";
import { affordable } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { Profile } from "@/lib/reading/profile/profile";
import { ReadDocument, type ReadFailure, readFailureMessages } from "@/lib/reading/documents/document";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";
import { lockApplications } from "@/lib/judging/states/before";
import { noticeDay, untilDay } from "@/lib/judging/states/notice-day";
import { awaitsVersion, inScoring, scoreStatusesBefore } from "@/lib/judging/states/states";
import { sentence } from "@/lib/say";
import { Answered, type Ready } from "./judge-person";
import { hold, leaveUnscored } from "./queue";

/** Without the positions of lines, which are only for display. */
const JudgedDocument = ReadDocument.pick({ text: true, pages: true, hidden: true });

/** Applications of one job: queued ones, or some that the current version has not scored, in id order. */
type Due = { applicationIds: string[] } | { jobId: string; after: string | null; take: number };

const noCv = sentence("There is no CV to judge. Add one; scoring then starts automatically.");
const noScorecard = sentence("The job has no published scorecard yet. Scoring starts when one is published.");

/**
 * Reads all that evaluations need, with the judge's earlier answers. Queued applications become processing; those
 * without a readable CV failed, those without a scorecard not_scored, and so those that wait for the notice's ten
 * business days, with how long to sleep before asking again. Leaves out applications that are decided on,
 * in another status, or have a CV that is still being read, which queues them when done.
 */
export const gather = step("gather", async (ctx, due: Due) => {
  const { db } = ctx;
  const isQueued = "applicationIds" in due;
  const applications = await db.application.findMany({
    where: {
      ...(isQueued
        ? { id: { in: due.applicationIds } }
        : { jobId: due.jobId, ...(due.after && { id: { gt: due.after } }) }),
      disposition: "active",
      scoreStatus: { in: isQueued ? inScoring : awaitsVersion },
    },
    include: everythingJudged,
    orderBy: { id: "asc" },
    ...(!isQueued && { take: due.take }),
  });
  const last = isQueued || applications.length < due.take ? null : applications.at(-1)!.id;
  const nothing = { ready: [], affordable: 0, last, sleepMs: 0 };
  const read = applications.filter(({ candidate }) =>
    candidate.attachments.every((file) => file.readStatus !== "pending"),
  );
  for (const application of read) if (!cvOf(application)) await failWithoutCv(ctx, application);
  const judged = read.filter(cvOf);
  const [first] = judged;
  if (!first) return nothing;
  const version = await currentVersion(ctx, first.jobId);
  const ids = judged.map(({ id }) => id);
  if (isQueued) await lockApplications(db, ids);
  if (!version) {
    await db.application.updateMany({
      where: { id: { in: ids }, scoreStatus: { in: scoreStatusesBefore("not_scored") } },
      data: { scoreStatus: "not_scored", scoreReason: noScorecard },
    });
    return nothing;
  }
  const day = await noticeDay(ctx, first.jobId);
  if (day) {
    await hold(
      ctx,
      { id: { in: ids }, scoreStatus: { in: ["not_scored", ...scoreStatusesBefore("not_scored")] } },
      day,
    );
    return { ...nothing, sleepMs: untilDay(day) };
  }
  // Those decided on or taken out of the queue since they were read above: nobody needs the evaluation.
  const claimed = isQueued ? await claim(ctx, ids) : ids;
  return {
    ready: judged
      .filter(({ id }) => claimed.includes(id))
      .map((application) => readyFrom(application, version, isQueued)),
    affordable: await affordable(ctx, prices.evaluation),
    last,
    sleepMs: 0,
  };
});

async function claim({ db }: Context, ids: string[]): Promise<string[]> {
  const claimed = await db.application.updateManyAndReturn({
    where: { id: { in: ids }, disposition: "active", scoreStatus: { in: inScoring } },
    data: { scoreStatus: "processing", scoreReason: null },
    select: { id: true },
  });
  return claimed.map(({ id }) => id);
}

/** With the reason why the newest CV could not be read, if there is one. A CV that is read later queues it again. */
function failWithoutCv(ctx: Context, { id, candidate }: Judgeable) {
  const failure = candidate.attachments[0]?.readFailure as ReadFailure | null | undefined;
  return leaveUnscored(
    ctx,
    { id, disposition: "active", scoreStatus: { in: [...inScoring, ...awaitsVersion] } },
    { scoreStatus: "failed", reason: failure ? readFailureMessages[failure] : noCv },
  );
}

export const everythingJudged = {
  job: { select: { title: true, description: true } },
  answers: { select: { id: true, question: true, text: true }, orderBy: { position: "asc" } },
  storedVerdicts: { where: { judged: { not: null } }, orderBy: { id: "asc" } },
  candidate: {
    select: {
      fullName: true,
      headline: true,
      location: true,
      attachments: {
        where: { kind: "cv" },
        orderBy: { id: "desc" },
        include: { documentText: { omit: { lines: true, looks: true } } },
      },
    },
  },
} as const;
export type Judgeable = Prisma.ApplicationGetPayload<{ include: typeof everythingJudged }>;
type Version = { id: string; content: ScorecardContent };

const cvOf = ({ candidate }: Judgeable) => candidate.attachments.find((file) => file.documentText);

/** What an evaluation of an application with a readable CV needs. */
export function readyFrom(application: Judgeable, version: Version, claimed: boolean): Ready {
  const { candidate, candidateId, job, jobId, answers, storedVerdicts } = application;
  const cv = cvOf(application)!;
  const { text, pages, hidden, profile, createdAt, properties } = cv.documentText!;
  const { fullName, headline, location, attachments } = candidate;
  return {
    applicationId: application.id,
    candidateId,
    jobId,
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
    answered: storedVerdicts.map((row) => Answered.parse(row)),
    claimed,
  };
}
