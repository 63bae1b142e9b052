import type { EventType, GetStepTools } from "inngest";
import type * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { inngest } from "./client";

type Schema = z.ZodObject<{ organizationId: z.ZodUUID }>;
type Steps = GetStepTools<typeof inngest>;
type Limit = { key?: string; limit: number };
type OnEvent<S extends Schema> = {
  id: string;
  retries: 2 | 4 | 6 | 8 | 14;
  concurrency: Limit | [Limit, Limit];
  debounce?: { key: string; period: `${number}s`; timeout: `${number}s` };
  /** Engines store what a step returns: return ids and states only. */
  run: (actor: Actor, data: z.output<S>, steps: Steps, eventId: string | undefined) => Promise<unknown>;
  /** Records that all retries have failed. */
  giveUp?: (
    actor: Actor,
    data: z.output<S>,
    error: { message: string },
    eventId: string | undefined,
  ) => Promise<unknown>;
};

export const eachOrganization = (limit: number): Limit => ({ key: "event.data.organizationId", limit });

/** A function that works on events of these types, in their organization, as one part of the service. */
export const onEvent = <S extends Schema>(
  events: EventType<string, S>[],
  part: Parameters<typeof systemActor>[1],
  { run, giveUp, ...options }: OnEvent<S>,
) => {
  const read = (data: unknown): [Actor, z.output<S>] => {
    const parsed = events[0]!.schema.parse(data);
    return [systemActor(parsed.organizationId, part), parsed];
  };
  return inngest.createFunction(
    {
      ...options,
      triggers: events,
      ...(giveUp && {
        onFailure: ({ event: { data } }) => giveUp(...read(data.event.data), data.error, data.event.id),
      }),
    },
    ({ event, step }) => run(...read(event.data), step, event.id),
  );
};

/** A function that runs at set times, one run at a time and without retries: the next run does what this one left. */
export const onSchedule = (id: string, cron: string, run: (steps: Steps) => Promise<unknown>) =>
  inngest.createFunction({ id, triggers: [{ cron }], retries: 0, concurrency: { limit: 1 } }, ({ step }) =>
    run(step),
  );
