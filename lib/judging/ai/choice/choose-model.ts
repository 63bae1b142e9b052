import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { DomainError, invalid } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { ask } from "../openai/ask";
import { ChosenModel, openKey, sealKey } from "./model-choice";
import { configOf } from "./model-of";

const Service = z.object({ kind: z.literal("service") });
const Own = z.object({
  kind: z.literal("own"),
  model: ChosenModel,
  /** Null keeps the stored key, for the same provider and address only. */
  apiKey: z.string().trim().max(400).nullable(),
});
const Choice = z.discriminatedUnion("kind", [Service, z.object({ kind: z.literal("embedded") }), Own]);
/** A choice of a language model. */
export const ModelToTry = z.discriminatedUnion("kind", [Service, Own]);

/**
 * Chooses the organization's model: the service's, the embedded evaluator, or its own, which must first answer a test
 * question. The key is stored encrypted and never returned.
 *
 * @throws DomainError `invalid` when the model does not answer with these settings
 */
export const chooseModel = flow({
  name: "chooseModel",
  permission: "organization:administer",
  input: z.object({ choice: Choice }),

  async run(actor, { choice }) {
    if (choice.kind !== "own") return keep(actor, { choice, apiKey: "" });
    const apiKey = await keyFor(actor, choice);
    await tryOut(choice.model, apiKey);
    return keep(actor, { choice, apiKey });
  },
});

/** The key that was given, or the stored one. Throws `invalid` when the provider needs one and there is none. */
export async function keyFor(actor: Actor, { model, apiKey }: z.output<typeof Own>): Promise<string> {
  const key = apiKey ?? (await keptKey(actor, model)).apiKey;
  if (!key && model.provider !== "compatible") throw invalid("Give the provider's access key.");
  return key;
}

/** Returns the stored key. Throws `invalid` when the provider or the address differs from the stored ones. */
const keptKey = useCase({
  name: "keptKey",
  permission: "organization:administer",
  input: ChosenModel,
  output: z.object({ apiKey: z.string() }),

  async run({ db, actor: { organizationId } }, { provider, baseUrl }) {
    const current = await db.modelChoice.findUnique({ where: { organizationId } });
    const isSame = current?.provider === provider && current.baseUrl === (baseUrl || null);
    if (current?.apiKey && !isSame)
      throw invalid("Enter the access key again: the provider or address has changed.");
    return { apiKey: current ? openKey(current) : "" };
  },
});

const Answer = z.object({ sum: z.number() });

async function tryOut(model: ChosenModel, apiKey: string) {
  const config = configOf({ ...model, timeoutSeconds: Math.min(model.timeoutSeconds, 60) }, apiKey);
  const question = { name: "sum", schema: Answer, instructions: "You add numbers.", material: "2 and 3" };
  await ask({ ...config, maxRetries: 0 }, { task: "judge", model: model.judgeModel, ...question }).catch(
    (error: unknown) => {
      throw error instanceof DomainError
        ? invalid("Nothing was changed. {message}", { message: error.message })
        : error;
    },
  );
}

const keep = useCase({
  name: "keepModelChoice",
  permission: "organization:administer",
  input: z.object({ choice: Choice, apiKey: z.string() }),

  async run(ctx, { choice, apiKey }) {
    const { organizationId } = ctx.actor;
    if (choice.kind === "service") await ctx.db.modelChoice.deleteMany({ where: { organizationId } });
    else {
      const columns =
        choice.kind === "own"
          ? { ...choice.model, baseUrl: choice.model.baseUrl || null, ...sealKey(organizationId, apiKey) }
          : { provider: "embedded" as const, judgeModel: null, ...sealKey(organizationId, "") };
      // When two administrators save concurrently, the later choice wins and the two are not mixed.
      await ctx.db.modelChoice.upsert({
        where: { organizationId },
        create: { organizationId, ...columns },
        update: columns,
      });
    }
    const host = choice.kind === "own" ? hostAndModel(choice.model) : {};
    await record(ctx, "organization.model-chosen", organizationId, { kind: choice.kind, ...host });
  },
});

const hostAndModel = ({ provider, baseUrl, judgeModel }: ChosenModel) => ({
  provider,
  host: baseUrl ? new URL(baseUrl).host : null,
  model: judgeModel,
});
