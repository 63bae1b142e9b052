import * as z from "zod";
import { say } from "@/lib/say";
import { AtsFailure } from "../../failure";
import { moment } from "../../moments";
import { plainText } from "../../plain-text";
import { resumeAt } from "../../resume-at";
import type { AtsApplication, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";

/** Reads every row of a list. */
export const parseRows = <T>(model: z.ZodType<T>, rows: unknown[]): T[] =>
  rows.map((row) => {
    const read = model.safeParse(row);
    if (read.success) return read.data;
    throw new AtsFailure("malformed", say("Teamtailor returned an undocumented response."));
  });

const id = z.union([z.int(), z.string().min(1).max(40)]).transform(String);
const text = z.string().nullish();
const toOne = z.object({ data: z.object({ id }).nullish() }).nullish();

const jobStatus: Record<string, AtsJob["status"]> = {
  open: "open",
  unlisted: "open",
  draft: "on_hold",
  archived: "closed",
};

export const Job = z
  .object({
    id,
    attributes: z.object({ title: z.string(), body: text, status: z.string(), "updated-at": moment }),
    relationships: z.object({ department: toOne, location: toOne }).nullish(),
  })
  .transform(({ id: externalId, attributes, relationships }) => ({
    departmentId: relationships?.department?.data?.id ?? null,
    locationId: relationships?.location?.data?.id ?? null,
    record: {
      externalId,
      title: attributes.title,
      department: null,
      location: null,
      status: jobStatus[attributes.status] ?? "on_hold",
      description: plainText(attributes.body ?? ""),
      updatedAt: attributes["updated-at"],
    } satisfies AtsJob,
  }));
export type Job = z.output<typeof Job>;

export const Stage = z
  .object({
    id,
    attributes: z.object({ name: z.string(), "row-order": z.int().nullish() }),
    relationships: z.object({ job: toOne }).nullish(),
  })
  .transform((stage): AtsStage => ({
    externalId: stage.id,
    jobExternalId: stage.relationships?.job?.data?.id ?? null,
    name: stage.attributes.name,
    position: stage.attributes["row-order"] ?? 0,
  }));

/** A reason; null for one of candidates who withdrew (not the company's): a rejection must not use it. */
export const Reason = z
  .object({ id, attributes: z.object({ reason: z.string(), "rejected-by-company": z.boolean().nullish() }) })
  .transform(({ id: externalId, attributes }): AtsReason | null =>
    attributes["rejected-by-company"] === false ? null : { externalId, name: attributes.reason },
  );

export const Candidate = z
  .object({
    id,
    attributes: z.object({
      "first-name": text,
      "last-name": text,
      email: text,
      phone: text,
      pitch: text,
      "updated-at": moment,
    }),
  })
  .transform(({ id: externalId, attributes }): AtsCandidate => ({
    externalId,
    fullName: [attributes["first-name"], attributes["last-name"]].filter(Boolean).join(" ") || null,
    email: attributes.email || null,
    phone: attributes.phone || null,
    headline: attributes.pitch || null,
    updatedAt: attributes["updated-at"],
  }));

/**
 * The original résumé and the uploads. An address is valid for half a minute: it only identifies the file here, and
 * is requested again right before the download (files.ts).
 */
export const Files = z
  .object({
    id,
    attributes: z.object({ "original-resume": text }),
    relationships: z
      .object({ uploads: z.object({ data: z.array(z.object({ id })).nullish() }).nullish() })
      .nullish(),
  })
  .transform(({ id: candidateExternalId, attributes, relationships }) => {
    const resume = attributes["original-resume"];
    return {
      resume: resume && URL.canParse(resume) ? resumeAt(candidateExternalId, resume) : null,
      candidateExternalId,
      uploads: (relationships?.uploads?.data ?? []).map(({ id: uploadId }) => uploadId),
    };
  });

export const Upload = z
  .object({
    type: z.literal("uploads"),
    id,
    attributes: z.object({ url: z.string(), "file-name": text }),
  })
  .transform(({ id: uploadId, attributes }) => ({
    id: uploadId,
    url: attributes.url,
    fileName: attributes["file-name"] ?? "document",
  }));

export const Application = z
  .object({
    id,
    attributes: z.object({ "created-at": moment, "updated-at": moment, "rejected-at": moment }),
    relationships: z.object({ job: toOne, candidate: toOne, stage: toOne, "reject-reason": toOne }),
  })
  .transform(({ id: externalId, attributes, relationships }) => {
    const job = relationships.job?.data?.id;
    const candidate = relationships.candidate?.data?.id;
    if (!job || !candidate) return null;
    const record: AtsApplication = {
      externalId,
      jobExternalId: job,
      candidateExternalId: candidate,
      stageExternalId: relationships.stage?.data?.id ?? null,
      stageName: null,
      // Hired is a stage and withdrawn a kind of reason: the readers in connector.ts add both.
      state: attributes["rejected-at"] ? "rejected" : "active",
      appliedAt: attributes["created-at"] ?? attributes["updated-at"] ?? new Date(0).toISOString(),
      answers: null,
      updatedAt: attributes["updated-at"],
    };
    return { record, rejectReasonId: relationships["reject-reason"]?.data?.id ?? null };
  });

export const Note = z.object({ attributes: z.object({ note: text, "created-at": moment }) });
