import * as z from "zod";
import type { ModelChoice } from "@/lib/platform/db/generated/client";
import { addressProblem } from "@/lib/platform/network/fetch-public";
import { env } from "@/lib/env";
import { isOutdated, open, seal } from "@/lib/platform/security/secrets";
import { sentence } from "@/lib/say";
import { readPrices } from "../prices";

/** Hosts on the internal network (MODEL_HOSTS) that organizations may use as model servers. */
export const trustedHosts: ReadonlySet<string> = new Set(
  (env.MODEL_HOSTS ?? "")
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
);

const name = z.string().trim().min(1).max(120);
const isPriced = (prices: string) => {
  try {
    readPrices(prices);
    return true;
  } catch {
    return false;
  }
};

/** An organization's model settings without the key. Tasks that have no model of their own use `judgeModel`. */
export const ChosenModel = z
  .object({
    provider: z.enum(["openai", "azure", "compatible"]),
    baseUrl: z.string().trim().max(300).nullable().describe("The part before /chat/completions."),
    apiVersion: z.string().trim().max(40).nullable().describe("For Azure's deployments by path."),
    judgeModel: name.describe("For Azure the name of the deployment."),
    draftModel: name.nullable(),
    structureModel: name.nullable(),
    contextTokens: z.int().min(2_048).max(10_000_000),
    timeoutSeconds: z.int().min(1).max(3_600),
    prices: z
      .string()
      .trim()
      .max(2_000)
      .refine(isPriced, sentence("Give prices such as gpt-5.4-mini=0.75/0.075/4.5.")),
    batch: z
      .boolean()
      .describe("Judges many applications in one batch; OpenAI answers within a day at half the price."),
  })
  .superRefine(({ provider, baseUrl, batch }, context) => {
    if (provider !== "openai" && !baseUrl)
      context.addIssue({
        code: "custom",
        path: ["baseUrl"],
        message: sentence("Give the server's address."),
      });
    const problem = baseUrl && addressProblem(baseUrl, trustedHosts);
    if (problem) context.addIssue({ code: "custom", path: ["baseUrl"], message: problem });
    if (batch && provider !== "openai")
      context.addIssue({
        code: "custom",
        path: ["batch"],
        message: sentence("Batches are supported for OpenAI only."),
      });
  });
export type ChosenModel = z.infer<typeof ChosenModel>;

/** A stored choice as the model it stands for; null for the embedded evaluator. */
export const ownModel = ({ provider, judgeModel, ...choice }: ModelChoice): ChosenModel | null =>
  provider === "embedded" ? null : { ...choice, provider, judgeModel: judgeModel ?? "" };

/** Returns the key columns, encrypted for this organization only; null for servers that need no key. */
export function sealKey(organizationId: string, apiKey: string) {
  if (!apiKey) return { apiKey: null, apiKeyKey: null };
  const { bytes, keyId } = seal(apiKey, `model:${organizationId}`);
  return { apiKey: bytes, apiKeyKey: keyId };
}

type StoredKey = { organizationId: string; apiKey: Uint8Array | null; apiKeyKey: string | null };

/** @throws DomainError `unavailable` when the key cannot be decrypted */
export const openKey = ({ organizationId, apiKey, apiKeyKey }: StoredKey): string =>
  apiKey && apiKeyKey
    ? open({ bytes: new Uint8Array(apiKey), keyId: apiKeyKey }, `model:${organizationId}`)
    : "";

export const needsNewKey = ({ apiKeyKey }: StoredKey) => apiKeyKey !== null && isOutdated(apiKeyKey);
