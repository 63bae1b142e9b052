import type { Actor } from "@/lib/access/actor";
import { accounted } from "@/lib/ai/accounted";
import { modelOf } from "@/lib/ai/choice/model-of";
import { structureJob } from "@/lib/ai/model";

/** What a text says of a job, as the active model or the rules read it; what that took is kept. */
export const readJob = (actor: Actor, text: string) =>
  accounted(actor, null, async () => structureJob(await modelOf(actor), text));
