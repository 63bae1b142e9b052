import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { fetchPublic } from "@/lib/platform/network/fetch-public";
import type { ModelChoice } from "@/lib/platform/db/generated/client";
import { sentence } from "@/lib/say";
import { serviceModel } from "../judge-by";
import type { OpenAiConfig } from "../openai/config";
import { readPrices } from "../prices";
import { type ChosenModel, ownModel, needsNewKey, openKey, sealKey, trustedHosts } from "./model-choice";

/** Returns the row with its key still sealed; re-encrypts the stored key when a newer encryption key exists. */
const findChoice = useCase({
  name: "findChoice",
  permission: "organization:read",
  output: z.object({ choice: z.custom<ModelChoice>().nullable() }),

  async run({ db, actor: { organizationId } }) {
    const choice = await db.modelChoice.findUnique({ where: { organizationId } });
    if (choice && needsNewKey(choice))
      await db.modelChoice.updateMany({
        where: { organizationId, apiKeyKey: choice.apiKeyKey },
        data: sealKey(organizationId, openKey(choice)),
      });
    return { choice };
  },
});

/**
 * Returns an organization's model: its own, or the service's when it chose none; null when it chose the embedded
 * evaluator or the service has no model. @throws DomainError `unavailable` when the key cannot be decrypted
 */
export async function modelOf(actor: Actor): Promise<OpenAiConfig | null> {
  const { choice } = await findChoice(actor, {});
  if (!choice) return serviceModel;
  const chosen = ownModel(choice);
  return chosen && configOf(chosen, openKey(choice));
}

/** Connection settings of a chosen model. Only public addresses and hosts that the operator allows are reachable. */
export function configOf(chosen: ChosenModel, apiKey: string): OpenAiConfig {
  const { judgeModel, draftModel, structureModel, baseUrl, apiVersion } = chosen;
  return {
    provider: chosen.provider,
    apiKey,
    ...(baseUrl ? { baseUrl } : {}),
    ...(apiVersion ? { apiVersion } : {}),
    settings: sentence("the organization's model in Settings"),
    fetch: fetchPublic(trustedHosts),
    models: { judge: judgeModel, draft: draftModel ?? judgeModel, structure: structureModel ?? judgeModel },
    timeoutMs: chosen.timeoutSeconds * 1_000,
    maxRetries: 2,
    prices: readPrices(chosen.prices),
    contextTokens: chosen.contextTokens,
    batch: chosen.batch,
  };
}
