import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { findInactive } from "./inactive";

/** The months without activity in an organization's retention rule. */
export const RetentionMonths = z.int().min(6).max(120);

/** Previews the people a retention rule would erase now: how many, and the ten longest without activity. */
export const previewRetention = useCase({
  name: "previewRetention",
  permission: "organization:administer",
  input: z.object({ retentionMonths: RetentionMonths }),
  output: z.object({
    total: z.int(),
    people: z.array(
      z.object({
        candidateId: z.uuid(),
        name: z.string(),
        lastActivity: z.iso.datetime(),
      }),
    ),
  }),
  timeout: 30_000,

  async run(ctx, { retentionMonths }) {
    const people = await findInactive(ctx, { months: retentionMonths, most: 10 });
    return {
      total: people[0]?.total ?? 0,
      people: people.map(({ candidateId, lastActivity, ...person }) => ({
        candidateId,
        // Never in blind review: that requires an active application.
        name: poolName(person, false),
        lastActivity: lastActivity.toISOString(),
      })),
    };
  },
});
