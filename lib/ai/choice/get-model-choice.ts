import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { serviceModel } from "../model";
import { ChosenModel, ownModel } from "./model-choice";

const Kind = z.enum(["service", "embedded", "own"]);
type Kind = z.infer<typeof Kind>;

/** Returns the organization's choice of model for its settings, without the key. */
export const getModelChoice = useCase({
  name: "getModelChoice",
  permission: "organization:administer",
  input: z.object({}),
  output: z.object({
    kind: Kind,
    model: z.object(ChosenModel.shape).nullable(),
    hasKey: z.boolean(),
    serviceModel: z.string().nullable().describe("The service's own model; null for the embedded evaluator."),
  }),

  async run({ db, actor: { organizationId } }) {
    const choice = await db.modelChoice.findUnique({ where: { organizationId } });
    const model = choice && ownModel(choice);
    const kind: Kind = !choice ? "service" : model ? "own" : "embedded";
    return {
      kind,
      model,
      hasKey: choice?.apiKey != null,
      serviceModel: serviceModel && `${serviceModel.provider}/${serviceModel.models.judge}`,
    };
  },
});
