import * as z from "zod";
import { moment } from "../../moments";
import { plainText } from "../../plain-text";
import { detail, details, odd } from "../../read-rows";
import { resumeAt } from "../../resume-at";
import type { AtsApplication, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";

const id = z.union([z.int(), z.string().min(1).max(40)]).transform(String);
const text = detail(z.string());
const toOne = detail(z.object({ data: detail(z.object({ id })) }));

const jobStatus: Record<string, AtsJob["status"]> = {
  open: "open",
  unlisted: "open",
  draft: "on_hold",
  archived: "closed",
};

export const Job = z
  .object({
    id,
    attributes: z.object({ title: text, body: text, status: text, "updated-at": moment }),
    relationships: detail(z.object({ department: toOne, location: toOne })),
  })
  .transform(({ id: externalId, attributes, relationships }) => ({
    departmentId: relationships?.department?.data?.id ?? null,
    locationId: relationships?.location?.data?.id ?? null,
    record: {
      externalId,
      title: attributes.title ?? "",
      department: null,
      location: null,
      status: jobStatus[attributes.status ?? ""] ?? "on_hold",
      description: plainText(attributes.body ?? ""),
      updatedAt: attributes["updated-at"],
    } satisfies AtsJob,
  }));
export type Job = z.output<typeof Job>;

export const Stage = z
  .object({
    id,
    attributes: z.object({ name: z.string(), "row-order": detail(z.int()) }),
    relationships: detail(z.object({ job: toOne })),
  })
  .transform((stage): AtsStage => ({
    externalId: stage.id,
    jobExternalId: stage.relationships?.job?.data?.id ?? null,
    name: stage.attributes.name,
    position: stage.attributes["row-order"] ?? 0,
  }));

/** A reason; null for one of candidates who withdrew (not the company's): a rejection must not use it. */
export const Reason = z
  .object({ id, attributes: z.object({ reason: z.string(), "rejected-by-company": detail(z.boolean()) }) })
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
    relationships: detail(z.object({ uploads: detail(z.object({ data: details(z.object({ id })) })) })),
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
    attributes: z.object({
      "created-at": moment,
      "updated-at": moment,
      "rejected-at": z.unknown().optional(),
    }),
    relationships: z.object({ job: toOne, candidate: toOne, stage: toOne, "reject-reason": toOne }),
  })
  .transform(({ id: externalId, attributes, relationships }, ctx) => {
    const job = relationships.job?.data?.id ?? odd(ctx, "relationships", "job", "data");
    const candidate = relationships.candidate?.data?.id ?? odd(ctx, "relationships", "candidate", "data");
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
