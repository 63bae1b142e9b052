"use server";

import * as z from "zod";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { EmploymentType } from "@/lib/platform/db/generated/enums";
import { readBrief } from "@/lib/hiring/intake/read-brief";
import { createJob } from "@/lib/records/jobs/create-job";
import { addSampleData } from "@/lib/hiring/organizations/sample-data/add-sample-data";
import { removeSampleData } from "@/lib/hiring/organizations/sample-data/remove-sample-data";
import { beginDraft } from "./begin-draft";
import { runAct } from "../run-act";

type Created = ActionState<{ jobId: string }>;
const Typed = z.object({
  title: z.string(),
  department: z.string(),
  location: z.string(),
  employmentType: z.enum(EmploymentType).nullable(),
  start: z.string(),
  description: z.string(),
});

export async function createJobFromText(typed: z.infer<typeof Typed>): Promise<Created> {
  return asActionState(async () => {
    const { description, employmentType, ...fields } = Typed.parse(typed);
    return createWithDraft({ ...filledIn(fields), description, employmentType: employmentType ?? undefined });
  });
}

export async function createJobFromDocument(uploadId: string, title: string): Promise<Created> {
  return asActionState(async () => createWithDraft({ ...filledIn({ title }), document: { uploadId } }));
}

/** What the description says, without creating anything. */
export const readBriefOf = async (source: z.input<typeof readBrief.input>) =>
  asActionState(async () => readBrief(await currentActor(), source));

/** Creates the job and starts a draft of its scorecard. */
async function createWithDraft(job: Parameters<typeof createJob>[1]) {
  const actor = await currentActor();
  const { jobId } = await createJob(actor, job);
  await beginDraft(actor, jobId);
  return { jobId };
}

/** Omits empty fields, so that they are read from the description. */
const filledIn = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<T>;

export const addSamples = async (): Promise<Created> =>
  asActionState(async () => addSampleData(await currentActor(), {}));

export const removeSamples = async () => runAct((actor) => removeSampleData(actor, {}));
