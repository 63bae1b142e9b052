import * as z from "zod";
import { pageUrl } from "@/lib/access/addresses";
import { type Context, flow, useCase } from "@/lib/access/use-case";
import { ScoreStatuses } from "@/lib/applications/status";
import { conflict } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { attachmentReceived } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { numberInJob } from "@/lib/jobs/number-in-job";
import { IncomingFile, type StoredFile, storeIncoming } from "@/lib/uploads/incoming-file";

const Said = z.object({
  jobId: z.uuid().describe("The job to apply the candidate to."),
  fullName: z.string().trim().min(1).max(200).optional().describe("When known; otherwise read from the CV."),
  email: z.email().max(320).optional().describe("When known."),
  phone: z.string().trim().max(60).optional().describe("When known."),
  answers: z
    .array(
      z.object({ question: z.string().trim().min(1).max(500), text: z.string().trim().min(1).max(8000) }),
    )
    .max(30)
    .default([])
    .describe("Answers to application questions."),
});

const Created = z.object({
  candidateId: z.uuid(),
  applicationId: z.uuid(),
  jobId: z.uuid(),
  attachments: z.array(z.object({ attachmentId: z.uuid(), fileName: z.string(), size: z.int() })),
  scoreStatus: ScoreStatuses.describe(
    "Evaluation is queued; ask listJobCandidates or presentCandidate later.",
  ),
});

const enrol = useCase({
  permission: "candidate:write",
  input: Said.extend({ files: z.array(z.custom<StoredFile>()).min(1) }),
  output: Created,

  async run(ctx, { jobId, files, answers, ...person }) {
    const { db, actor } = ctx;
    const number = await numberInJob(ctx, jobId);
    await refuseTwin(ctx, jobId, files);

    const { id: candidateId } = await db.candidate.create({
      data: { ...person, source: "upload", createdBy: actor.id },
      select: { id: true },
    });
    const attachments = [];
    for (const [i, { fileName, size, ...file }] of files.entries()) {
      const attachment = await db.attachment.create({
        data: { ...file, fileName, size, candidateId, kind: i === 0 ? "cv" : "other", createdBy: actor.id },
        select: { id: true },
      });
      attachments.push({ attachmentId: attachment.id, fileName, size });
      await emit(ctx, attachmentReceived, { attachmentId: attachment.id });
    }
    const { id: applicationId } = await db.application.create({
      data: { jobId, candidateId, number, scoreStatus: "queued" },
      select: { id: true },
    });
    await db.answer.createMany({
      data: answers.map((answer, position) => ({ ...answer, applicationId, position })),
    });
    await record(ctx, "candidate.created", candidateId, { jobId, applicationId });
    return { candidateId, applicationId, jobId, attachments, scoreStatus: "queued" as const };
  },
});

async function refuseTwin({ db }: Context, jobId: string, files: StoredFile[]) {
  const twin = await db.application.findFirst({
    where: { jobId, candidate: { attachments: { some: { kind: "cv", sha256: files[0]?.sha256 ?? "" } } } },
    select: { id: true },
  });
  if (twin) throw conflict(`This very file is on this job already, as application ${twin.id}.`);
}

/** Creates a candidate with a CV and up to four more files and applies them to a job. Parsing and scoring follow. */
export const createCandidate = flow({
  permission: "candidate:write",
  input: Said.extend({
    files: z
      .array(IncomingFile)
      .min(1)
      .max(5)
      .describe("PDF, DOCX, ODT, RTF, HTML, text, PNG or JPEG; the first is the CV."),
  }),
  output: Created.extend({ url: z.url() }),

  async run(actor, { files, ...said }) {
    const stored = [];
    for (const file of files) stored.push(await storeIncoming(actor, file));
    const created = await enrol(actor, { ...said, files: stored });
    return { ...created, url: pageUrl.application(created.applicationId) };
  },
});
