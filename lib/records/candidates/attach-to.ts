import { pageUrl } from "@/lib/platform/access/addresses";
import type { Context } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { applicationQueued } from "@/lib/platform/events/events";
import type { StoredFile } from "@/lib/reading/uploads/incoming-file";
import { attachFile, lockCandidate } from "./add-attachment";
import { applyTo } from "./assign-candidate";

/** A person's files and answers for a job, and what is known of the person. */
export type Submission = {
  jobId: string;
  files: StoredFile[];
  answers: { question: string; text: string }[];
  person: Partial<Record<"fullName" | "email" | "phone" | "link", string | undefined>>;
};

/**
 * Adds a second submission to the person's existing record: files it does not have, contact fields that are empty,
 * and an application to the job unless there is one. A new CV causes open applications to be scored again.
 */
export async function attachTo(
  ctx: Context,
  { candidateId, jobId, files, answers, person }: Submission & { candidateId: string },
) {
  const { db } = ctx;
  // Lock the job before the candidate, in the same order as a sync that imports applications.
  await db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
  await lockCandidate(ctx, candidateId);
  const record = await db.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    include: { attachments: { select: { sha256: true } }, applications: { where: { jobId } } },
  });
  await db.candidate.update({
    where: { id: candidateId },
    data: {
      fullName: record.fullName ?? person.fullName ?? null,
      email: record.email ?? person.email ?? null,
      phone: record.phone ?? person.phone ?? null,
      link: record.link ?? person.link ?? null,
    },
  });
  // Before the files: applyTo throws for candidates who may not be considered, and nothing is added.
  const [before] = record.applications;
  const applicationId = before?.id ?? (await applyTo(ctx, candidateId, jobId)).applicationId;

  const knownFiles = new Set(record.attachments.map(({ sha256 }) => sha256));
  const attachments = [];
  for (const [i, file] of files.entries()) {
    if (knownFiles.has(file.sha256)) continue;
    const kind = i === 0 ? "cv" : "other";
    const { attachmentId, fileName, size } = await attachFile(ctx, { candidateId, kind, file });
    attachments.push({ attachmentId, fileName, size });
  }
  // A new CV queues the scoring once it is read; otherwise the existing CV can be scored now.
  const newCv = files[0] !== undefined && !knownFiles.has(files[0].sha256);
  if (!before && !newCv) await emit(ctx, applicationQueued, { applicationId });

  const answered = await db.answer.count({ where: { applicationId } });
  await db.answer.createMany({
    data: answers.map((answer, i) => ({ ...answer, applicationId, position: answered + i })),
  });
  const { scoreStatus } = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { scoreStatus: true },
  });
  const url = pageUrl.application(applicationId);
  return { candidateId, applicationId, jobId, attachments, scoreStatus, added: true, url };
}
