import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { EmploymentType } from "@/lib/platform/db/generated/enums";
import { readFailureMessages } from "@/lib/reading/documents/document";
import { invalid } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { IncomingFile, type StoredFile, withStored } from "@/lib/reading/uploads/incoming-file";
import { readOnce } from "@/lib/reading/uploads/read-once";
import { JobDescription } from "@/lib/judging/ai/job-description";
import { cut } from "@/lib/reading/language/cut";
import { startIn } from "@/lib/judging/ai/in-thread";
import { readJob } from "./read-job";
import { usualStages } from "./usual-stages";
import { say } from "@/lib/say";
import { Line } from "@/lib/visible-line";

const Created = JobDescription.extend({
  jobId: z.uuid(),
  structuredBy: z
    .string()
    .describe("The model or engine that read title, place, kind and start from the text."),
  attachmentId: z.uuid().nullable(),
});

const Stored = z.custom<StoredFile>();

const openJob = useCase({
  name: "openJob",
  permission: "job:write",
  input: z.object({ job: JobDescription, structuredBy: z.string(), file: Stored.nullable() }),
  output: Created,

  async run(ctx, { job, structuredBy, file }) {
    const createdBy = ctx.actor.id;
    const { id: jobId } = await ctx.db.job.create({
      data: { ...job, stages: usualStages(), createdBy },
      select: { id: true },
    });
    const attachment =
      file &&
      (await ctx.db.attachment.create({
        data: {
          ...file,
          reading: Prisma.DbNull,
          jobId,
          kind: "job_description",
          readStatus: "read",
          createdBy,
        },
        select: { id: true },
      }));
    await record(ctx, "job.created", jobId, { structuredBy });
    return { ...job, jobId, structuredBy, attachmentId: attachment?.id ?? null };
  },
});

const elseRead = "Else from the text.";

/** Creates a job from fields, from a document, or from both: a given field takes precedence over what is read. */
export const createJob = flow({
  name: "createJob",
  permission: "job:write",
  input: z.object({
    title: Line(160).min(2).optional().describe(elseRead),
    department: Line(120).optional().describe(elseRead),
    location: Line(160).optional().describe(elseRead),
    employmentType: z.enum(EmploymentType).optional().describe(elseRead),
    start: Line(120).optional().describe("When the work begins."),
    description: JobDescription.shape.description.optional(),
    document: IncomingFile.optional().describe("A file to read instead of description."),
  }),
  output: Created.extend({ url: z.url() }),

  async run(actor, { document, description, ...fieldsGiven }) {
    if (!document && !description) throw invalid("Give a description, or a document to read it from.");
    return withStored(actor, document ? [document] : [], async ([file]) => {
      const text = description ?? (await describedText(file));
      const fields = present(fieldsGiven);
      const { job, structuredBy } = await (isComplete(fields) ? asGiven(text) : readJob(actor, text));
      const merged = JobDescription.safeParse({ ...job, ...fields, description: text });
      if (!merged.success) {
        if (merged.error.issues.some(({ path: [field] }) => field === "title"))
          throw invalid("title: none found in the text. Pass title as well.");
        throw invalid(z.prettifyError(merged.error));
      }
      const created = await openJob(actor, { job: merged.data, structuredBy, file: file ?? null });
      return { ...created, url: pageUrl.job(created.jobId) };
    });
  },
});

/** The text of a document with a job description. @throws when it cannot be read. */
export async function describedText(file: StoredFile | undefined): Promise<string> {
  if (!file) return "";
  const { result: read } = await readOnce(file, { isCv: false });
  if (!read.ok)
    throw invalid("document: {fileName} cannot be read. {why}", {
      fileName: JSON.stringify(file.fileName),
      why: say(readFailureMessages[read.failure]),
    });
  return cut(read.document.text, 60_000);
}

/** When all fields are given, no model is called, and `structuredBy` is "given". */
const asGiven = async (text: string) => ({ job: { start: await startIn(text) }, structuredBy: "given" });
const isComplete = (fields: object) =>
  ["title", "department", "location", "employmentType"].every((name) => name in fields);

/** Drops undefined fields, so that they do not overwrite what is read from the text. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
