import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { serviceModel } from "../judge-by";
import { ChosenModel, ownModel } from "./model-choice";

const Kind = z.enum(["service", "embedded", "own"]);
type Kind = z.infer<typeof Kind>;

/** Returns the organization's choice of model for its settings, without the key. */
export const getModelChoice = useCase({
  name: "getModelChoice",
  permission: "organization:administer",
  output: z.object({
    kind: Kind,
    model: z.object(ChosenModel.shape).nullable(),
    hasKey: z.boolean(),
    outcomes: z
      .array(
        z.object({
          model: z.string(),
          outcome: z
            .string()
            .describe("What became of the requests: refused, cut, rate_limited, without seed …"),
          requests: z.int(),
          lastAt: z.string(),
          said: z.string().nullable().describe("What the provider wrote the last time."),
        }),
      )
      .describe("Requests of the last 30 days that were not simply answered, the most frequent first."),
    serviceModel: z.string().nullable().describe("The service's own model; null for the embedded evaluator."),
  }),

  async run({ db, actor: { organizationId } }) {
    const choice = await db.modelChoice.findUnique({ where: { organizationId } });
    const model = choice && ownModel(choice);
    const kind: Kind = !choice ? "service" : model ? "own" : "embedded";
    const outcomes = await db.$queryRaw<
      { model: string; outcome: string; requests: number; lastAt: Date; said: string | null }[]
    >`
      SELECT model, outcome, count(*)::int AS requests, max("createdAt") AS "lastAt",
        (array_agg(said ORDER BY "createdAt" DESC) FILTER (WHERE said IS NOT NULL))[1] AS said
      FROM "AiUsage"
      WHERE "createdAt" > now() - interval '30 days' AND outcome <> 'answered'
      GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 50`;
    return {
      kind,
      outcomes: outcomes.map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })),
      model,
      hasKey: choice?.apiKey != null,
      serviceModel: serviceModel && `${serviceModel.provider}/${serviceModel.models.judge}`,
    };
  },
});
