import type { Actor } from "@/lib/access/actor";
import { systemActor } from "@/lib/access/system";

type Call<D> = {
  event: { data: D & { organizationId: string } };
  step: { run: (id: string, work: () => Promise<unknown>) => Promise<unknown> };
};

/** A function's handler that does one thing, as the given part of the service. */
export const inOneStep =
  <D>(
    name: string,
    part: Parameters<typeof systemActor>[1],
    work: (actor: Actor, data: D) => Promise<unknown>,
  ) =>
  ({ event: { data }, step }: Call<D>) =>
    step.run(name, () => work(systemActor(data.organizationId, part), data));
