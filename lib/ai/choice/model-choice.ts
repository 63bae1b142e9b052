import * as z from "zod";
import { addressProblem } from "@/lib/network/fetch-public";
import { env } from "@/lib/env";
import { isOutdated, open, seal } from "@/lib/security/secrets";
import { sentence } from "@/lib/say";
import { readPrices } from "../prices";

/** Servers inside the network that the operator lets organizations name. */
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

/** A model as an organization chooses it, but for its key. Without a name for a task, the judge's model does it too. */
export const ChosenModel = z
  .object({
    provider: z.enum(["openai", "azure", "compatible"]),
    baseUrl: z.string().trim().max(300).nullable().describe("Up to before /chat/completions."),
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
    batch: z.boolean().describe("Asks for thousands together, which OpenAI answers within a day for half."),
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
        message: sentence("Only OpenAI's batches are known here."),
      });
  });
export type ChosenModel = z.infer<typeof ChosenModel>;

/** Columns for a key, encrypted for this organization and no other; none for servers that ask for no key. */
export function sealKey(organizationId: string, apiKey: string) {
  if (!apiKey) return { apiKey: null, apiKeyKey: null };
  const { bytes, keyId } = seal(apiKey, `model:${organizationId}`);
  return { apiKey: bytes, apiKeyKey: keyId };
}

type Kept = { organizationId: string; apiKey: Uint8Array | null; apiKeyKey: string | null };

/** @throws DomainError unavailable when it cannot be decrypted */
export const openKey = ({ organizationId, apiKey, apiKeyKey }: Kept): string =>
  apiKey && apiKeyKey
    ? open({ bytes: new Uint8Array(apiKey), keyId: apiKeyKey }, `model:${organizationId}`)
    : "";

export const needsNewKey = ({ apiKeyKey }: Kept) => apiKeyKey !== null && isOutdated(apiKeyKey);
