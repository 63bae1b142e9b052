import * as z from "zod";
import { plainText } from "../plain-text";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../records";
import { assumed } from "./assumptions";

const id = z.union([z.int(), z.string().min(1).max(40)]).transform(String);
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null);
const text = z.string().nullish();
const to = z.object({ data: z.object({ id }).nullish() }).nullish();

export const Job = z
  .object({
    id,
    attributes: z.object({ title: z.string(), body: text, status: z.string(), "updated-at": moment }),
  })
  .transform(({ id: externalId, attributes }): AtsJob => ({
    externalId,
    title: attributes.title,
    department: null,
    location: null,
    status: (assumed.job as Record<string, AtsJob["status"]>)[attributes.status] ?? "on_hold",
    description: plainText(attributes.body ?? ""),
    updatedAt: attributes["updated-at"],
  }));

export const Stage = z
  .object({
    id,
    attributes: z.object({ name: z.string(), "row-order": z.int().nullish() }),
    relationships: z.object({ job: to }).nullish(),
  })
  .transform((stage): AtsStage => ({
    externalId: stage.id,
    jobExternalId: stage.relationships?.job?.data?.id ?? null,
    name: stage.attributes.name,
    position: stage.attributes["row-order"] ?? 0,
  }));

export const Reason = z
  .object({ id, attributes: z.object({ reason: z.string() }) })
  .transform((reason): AtsReason => ({ externalId: reason.id, name: reason.attributes.reason }));

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

/** The résumé as it was sent; its address lives for minutes, so that the candidate's change names the file. */
export const Files = z
  .object({
    id,
    attributes: z.object({
      [assumed.resumeAttribute]: text,
      "resume-file-name": text,
      "resume-digest": text,
    }),
  })
  .transform(({ id: candidateExternalId, attributes }): AtsAttachment[] => {
    const source = attributes[assumed.resumeAttribute];
    if (!source) return [];
    const path = new URL(source).pathname;
    return [
      {
        externalId: `resume-${candidateExternalId}-${attributes["resume-digest"] ?? path}`.slice(0, 200),
        candidateExternalId,
        kind: "cv",
        fileName: attributes["resume-file-name"] ?? decodeURIComponent(path.split("/").at(-1) ?? "resume"),
        source,
      },
    ];
  });

export const Application = z
  .object({
    id,
    attributes: z.object({ "created-at": moment, "updated-at": moment, "rejected-at": moment }),
    relationships: z.object({ job: to, candidate: to, stage: to }),
  })
  .transform(({ id: externalId, attributes, relationships }): AtsApplication | null => {
    const job = relationships.job?.data?.id;
    const candidate = relationships.candidate?.data?.id;
    if (!job || !candidate) return null;
    return {
      externalId,
      jobExternalId: job,
      candidateExternalId: candidate,
      stageExternalId: relationships.stage?.data?.id ?? null,
      stageName: null,
      // Hired is a stage; whoever reads the list knows the stages.
      state: attributes["rejected-at"] ? "rejected" : "active",
      appliedAt: attributes["created-at"] ?? attributes["updated-at"] ?? new Date(0).toISOString(),
      answers: [],
      updatedAt: attributes["updated-at"],
    };
  });

export const Note = z.object({ attributes: z.object({ note: text }) });
