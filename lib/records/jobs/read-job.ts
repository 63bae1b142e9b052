import type { Actor } from "@/lib/platform/access/actor";
import { withUsageRecorded } from "@/lib/judging/ai/record-usage";
import { modelOf } from "@/lib/judging/ai/choice/model-of";
import { structureJob } from "@/lib/judging/ai/model";

/** Extracts a job's fields from a text, by the active model or by rules, and records the usage. */
export const readJob = (actor: Actor, text: string) =>
  withUsageRecorded(actor, null, async () => structureJob(await modelOf(actor), text));
