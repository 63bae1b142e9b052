import * as z from "zod";
import type { Chosen } from "@/components/impact/filter-form";
import { measures } from "@/lib/hiring/impact/measures";
import { Sample } from "@/lib/hiring/impact/sample";
import { type Search, oneOf, single } from "../../address";

/** What an address asks for; whatever is no day, id or number in it is left out: anybody can edit an address. */
export function chosenIn(search: Search): Chosen {
  const valid = (schema: z.ZodType, value: string | undefined) =>
    schema.safeParse(value).success ? value : undefined;
  return {
    measure: oneOf(search.measure, measures) ?? "score",
    job: valid(z.uuid(), single(search.job)),
    version: valid(z.coerce.number().int().min(1).max(1_000_000), single(search.version)),
    stage: valid(z.string().max(200), single(search.stage)),
    from: valid(Sample.shape.from, single(search.from)),
    to: valid(Sample.shape.to, single(search.to)),
    // A form does not send a checkbox that is not ticked.
    ...(single(search.small) === "keep" || (search.asked && !search.leaveOut)
      ? { small: "keep" as const }
      : {}),
  };
}

/** The same for the use cases. */
export const sampleIn = ({ job, version, stage, from, to }: Chosen): z.input<typeof Sample> => ({
  jobId: job,
  version: version === undefined ? undefined : Number(version),
  stage,
  from,
  to,
});
