import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import type { Actor } from "@/lib/platform/access/actor";
import { type Context, flow, useCase } from "@/lib/platform/access/use-case";
import { ScoreStatuses } from "@/lib/judging/states/status";
import { conflict, DomainError } from "@/lib/errors";
import { CandidateSource } from "@/lib/platform/db/generated/enums";
import { emit } from "@/lib/platform/events/emit";
import { applicationQueued, attachmentReceived, candidateLinkRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { reserveNumbers } from "@/lib/records/jobs/reserve-numbers";
import {
  type Incoming,
  IncomingFile,
  type StoredFile,
  withStored,
} from "@/lib/reading/uploads/incoming-file";
import { type Reading, readOnce } from "@/lib/reading/uploads/read-once";
import { attachTo, type Submission } from "./attach-to";
import {
  type Alike,
  type Marks,
  SamePersonError,
  findAlike,
  lockMarks,
  textKey,
  unnamed,
} from "./same-person";
import { forPeopleAlone } from "@/lib/judging/states/human-review";
import { toStore } from "@/lib/say";
import { Line } from "@/lib/visible-line";
import { locales } from "@/messages/locales";

/** What a caller states about a person besides the files. */
export const Details = z.object({
  fullName: Line(200).min(1).optional().describe("When known; otherwise read from the CV."),
  email: z.email().max(320).optional().describe("When known."),
  phone: Line(60).optional().describe("When known."),
  answers: z
    .array(z.object({ question: Line(500).min(1), text: z.string().trim().min(1).max(8000) }))
    .max(30)
    .default([])
    .describe("Answers to application questions."),
  samePerson: z
    .union([z.literal("create"), z.uuid()])
    .optional()
    .describe(
      "Only after a call reported that the person is already on record: the candidateId to add to, or create for a second one.",
    ),
});

export const Person = Details.extend({
  files: z
    .array(IncomingFile)
    .min(1)
    .max(5)
    .describe("PDF, DOCX, ODT, RTF, HTML, text, PNG or JPEG; the first is the CV."),
});

export const Created = z.object({
  candidateId: z.uuid(),
  applicationId: z.uuid(),
  jobId: z.uuid(),
  attachments: z.array(z.object({ attachmentId: z.uuid(), fileName: z.string(), size: z.int() })),
  scoreStatus: ScoreStatuses.describe("Evaluation is queued; read the application again later."),
  added: z.boolean().describe("True when it was added to the record named by samePerson."),
  url: z.url(),
});

/** The job to apply to. */
export const ForJob = z.object({ jobId: z.uuid().describe("The job to apply the candidate to.") });

/**
 * Creates a candidate with a CV and up to four more files and applies them to a job. Parsing and scoring follow.
 * Throws SamePersonError, before anything is created or charged, when a candidate with the same address, number or CV
 * is on record; `samePerson` says how to proceed.
 */
export const createCandidate = flow({
  name: "createCandidate",
  permission: "candidate:write",
  input: ForJob.extend(Person.shape),
  output: Created,

  run: enrolPerson,
});

/** What somebody who applied themselves was shown and chose. */
const Applied = z.object({
  noticeId: z.uuid().describe("The version of the public notice that was on the page."),
  humanReview: z.boolean().describe("No tool is to evaluate the application."),
  confirmIn: z.enum(locales).nullable().describe("The language of the mail that confirms it; null for none."),
});

/** `createCandidate` for people who may have no files, and with a link. Throws as it does. */
export function enrolPerson(
  actor: Actor,
  {
    files,
    ...details
  }: z.output<typeof ForJob> &
    z.output<typeof Details> & {
      files: Incoming[];
      link?: string | undefined;
      source?: CandidateSource;
      applied?: z.output<typeof Applied>;
    },
) {
  return withStored(actor, files, async ([cv, ...others]) => {
    if (!cv)
      return addApplicant(actor, {
        ...details,
        marks: { ...marksOf(details), files: [], texts: [] },
        files: [],
      });
    const { file, ...read } = await readOnce(cv, { isCv: true, milliseconds: readTimeoutMs });
    return addApplicant(actor, { ...details, ...identified(file, read, details), files: [file, ...others] });
  });
}

const marksOf = ({ email, phone }: Submission["person"]) => ({
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
});

/** A file that takes longer is read in the background, and compared with existing candidates afterwards. */
const readTimeoutMs = 5_000;

/** Identifies the person from the CV's text; a scan is identified later, after text recognition. */
function identified(cv: StoredFile, { result, profile }: Reading, details: Submission["person"]) {
  const fullName = details.fullName ?? (profile?.name?.value || undefined);
  const email = details.email ?? profile?.emails[0]?.value;
  const phone = details.phone ?? profile?.phones[0]?.value;
  const marks: Marks = {
    ...marksOf({ email, phone }),
    files: [cv.sha256],
    texts: result.ok ? [textKey(result.document.text)] : [],
  };
  return { fullName, email, phone, marks };
}

const addApplicant = useCase({
  name: "addApplicant",
  permission: "candidate:write",
  input: ForJob.extend(Details.shape).extend({
    // As read from the CV, whose values may be longer or less regular than a caller's input.
    fullName: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    link: z.string().optional(),
    source: z.enum(CandidateSource).optional(),
    applied: Applied.optional(),
    marks: z.custom<Marks>(),
    files: z.array(z.custom<StoredFile>()),
  }),
  output: Created,

  async run(ctx, { jobId, files, answers, samePerson, marks, source, applied, ...person }) {
    await lockMarks(ctx, marks);
    const alike = await findAlike(ctx, marks, null);
    await refuseTwin(ctx, jobId, alike);
    if (samePerson === undefined && alike.length > 0) throw new SamePersonError(alike);
    if (samePerson !== undefined && samePerson !== "create") {
      if (!alike.some(({ id, blind }) => id === samePerson && !blind))
        throw conflict("samePerson: that record shares no address, number or CV with this person.");
      return attachTo(ctx, { candidateId: samePerson, jobId, files, answers, person });
    }
    return createNew(ctx, { jobId, files, answers, person, key: marks.texts[0] ?? null, source, applied });
  },
});

/** This very CV is on the job already: nothing was created. */
export class TwinError extends DomainError {}

/** Throws TwinError when a candidate with this very CV is on the job already. */
async function refuseTwin({ db }: Context, jobId: string, alike: Alike[]) {
  const same = alike.filter(({ cv }) => cv);
  const twin = await db.application.findFirst({
    where: { jobId, candidateId: { in: same.map(({ id }) => id) } },
    select: { id: true, candidateId: true, job: { select: { title: true } } },
  });
  if (!twin) return;
  // In a blind review the application would reveal whose it is.
  const known = same.find(({ id, blind }) => id === twin.candidateId && !blind);
  if (!known) throw new TwinError("conflict", toStore("This CV already has an application for this job."));
  const message = toStore("{name} already has an application for {job} with this CV.", {
    name: known.fullName ?? unnamed(),
    job: twin.job.title,
  });
  throw new TwinError("conflict", message, undefined, undefined, { applicationId: twin.id });
}

async function createNew(
  ctx: Context,
  {
    jobId,
    files,
    answers,
    person,
    key,
    source = "upload",
    applied,
  }: Submission & {
    key: string | null;
    source: CandidateSource | undefined;
    applied: z.output<typeof Applied> | undefined;
  },
) {
  const { db, actor } = ctx;
  const numbers = await reserveNumbers(ctx, jobId);
  const { id: candidateId } = await db.candidate.create({
    data: { ...person, source, createdBy: actor.id },
    select: { id: true },
  });
  const attachments = [];
  for (const [i, { fileName, size, ...file }] of files.entries()) {
    const cv = i === 0 ? { kind: "cv" as const, textKey: key } : { kind: "other" as const };
    const attachment = await db.attachment.create({
      data: { ...file, ...cv, fileName, size, candidateId, createdBy: actor.id },
      select: { id: true },
    });
    attachments.push({ attachmentId: attachment.id, fileName, size });
    await emit(ctx, attachmentReceived, { attachmentId: attachment.id });
  }
  const { id: applicationId, scoreStatus } = await db.application.create({
    data: {
      jobId,
      candidateId,
      ...numbers,
      ...(applied?.humanReview ? forPeopleAlone : { scoreStatus: "queued" }),
    },
    select: { id: true, scoreStatus: true },
  });
  // Without a file that is read first: says that there is no CV to judge.
  if (files.length === 0) await emit(ctx, applicationQueued, { applicationId });
  await db.answer.createMany({
    data: answers.map((answer, position) => ({ ...answer, applicationId, position })),
  });
  await record(ctx, "candidate.created", candidateId, {
    jobId,
    applicationId,
    ...(applied && { noticeId: applied.noticeId }),
  });
  if (applied?.humanReview) await record(ctx, "application.human-review-asked", applicationId);
  if (applied?.confirmIn)
    await emit(ctx, candidateLinkRequested, {
      candidateId,
      locale: applied.confirmIn,
      answered: false,
      applied: true,
    });
  return {
    candidateId,
    applicationId,
    jobId,
    attachments,
    scoreStatus,
    added: false,
    url: pageUrl.application(applicationId),
  };
}
