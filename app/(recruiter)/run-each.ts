import type { Actor } from "@/lib/platform/access/actor";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";

/** Acts on each id separately, in this order, so that one failure does not stop the others. */
export async function runEach(ids: string[], act: (actor: Actor, id: string) => Promise<object>) {
  const actor = await currentActor();
  const done: string[] = [];
  /** The message of each refusal, by id. */
  const refused = new Map<string, string>();
  for (const id of ids) {
    const state = await asActionState(async () => void (await act(actor, id)));
    if (state.ok) done.push(id);
    else refused.set(id, state.message);
  }
  return { done, refused };
}
