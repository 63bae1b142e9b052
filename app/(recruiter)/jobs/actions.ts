"use server";

import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { createJob } from "@/lib/jobs/create-job";

type Created = ActionState<{ jobId: string }>;
type Typed = { title: string; department: string; location: string; description: string };

export async function createJobFromText({
  title,
  department,
  location,
  description,
}: Typed): Promise<Created> {
  return asActionState(async () => {
    const { jobId } = await createJob(await currentActor(), {
      title: title || undefined,
      department: department || undefined,
      location: location || undefined,
      description,
    });
    return { jobId };
  });
}

export async function createJobFromDocument(uploadId: string, title: string): Promise<Created> {
  return asActionState(async () => {
    const { jobId } = await createJob(await currentActor(), {
      title: title || undefined,
      document: { uploadId },
    });
    return { jobId };
  });
}
