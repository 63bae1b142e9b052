import "../../support/database";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

// The service reads its environment once, so the hosts that organizations may name must be set before any import.
const [simulator, other] = await vi.hoisted(async () => {
  const { startOpenAiSimulator } = await import("../../simulators/openai/server");
  const { vllm } = await import("../../simulators/openai/dialects");
  const servers = [await startOpenAiSimulator(), await startOpenAiSimulator(undefined, vllm)] as const;
  process.env.CREDENTIALS_KEYS = `new:${Buffer.alloc(32, 7).toString("base64")}`;
  process.env.MODEL_HOSTS = servers.map(({ baseUrl }) => new URL(baseUrl).host).join(",");
  return servers;
});

import { chooseModel } from "@/lib/judging/ai/choice/choose-model";
import { getModelChoice } from "@/lib/judging/ai/choice/get-model-choice";
import { modelOf } from "@/lib/judging/ai/choice/model-of";
import { judgeBy } from "@/lib/judging/ai/judge-by";
import { readKeys, seal } from "@/lib/platform/security/secrets";
import { honestMind } from "../../simulators/openai/minds";
import { simulatorKey } from "../../simulators/openai/server";
import { hiringTeam, ownerDb } from "../../support/world";
import { criteria, cv, dossierOf } from "../support";

afterAll(() => Promise.all([simulator.close(), other.close()]));
beforeEach(() => {
  for (const server of [simulator, other]) {
    server.think((request) =>
      request.messages[0]!.content.startsWith("You add") ? '{"sum":5}' : honestMind(request),
    );
    server.requests.length = 0;
  }
});

const model = (overrides = {}) => ({
  provider: "openai" as const,
  baseUrl: simulator.baseUrl,
  apiVersion: null,
  judgeModel: "local-model",
  draftModel: null,
  structureModel: "gpt-4.1-mini",
  contextTokens: 32_000,
  timeoutSeconds: 30,
  prices: "local-model=1/0.5/2",
  batch: false,
  ...overrides,
});
const own = (overrides = {}, apiKey: string | null = simulatorKey) => ({
  choice: { kind: "own" as const, model: model(overrides), apiKey },
});
const team = () => hiringTeam({ role: "owner" });

describe("chooseModel", () => {
  it("tests the model, stores the key encrypted, and judges with the model from then on", async () => {
    const { recruiter, organization, system } = await team();
    await chooseModel(recruiter, own());
    expect(simulator.requests).toHaveLength(1);
    const row = await ownerDb.modelChoice.findUniqueOrThrow({ where: { organizationId: organization.id } });
    expect(Buffer.from(row.apiKey!).includes(simulatorKey)).toBe(false);
    const shown = await getModelChoice(recruiter, {});
    expect(shown).toMatchObject({ kind: "own", hasKey: true, model: model() });
    expect(JSON.stringify(shown)).not.toContain(simulatorKey);
    const config = await modelOf(system);
    expect(config).toMatchObject({
      models: { judge: "local-model", draft: "local-model", structure: "gpt-4.1-mini" },
      apiKey: simulatorKey,
      contextTokens: 32_000,
      timeoutMs: 30_000,
    });
    const { usage } = await judgeBy(config).assess(dossierOf(cv), criteria);
    expect(usage[0]!.costMicros).toBeGreaterThan(0);
    const [event] = await ownerDb.auditEvent.findMany({
      where: { organizationId: organization.id, name: "organization.model-chosen" },
    });
    expect(event!.particulars).toMatchObject({ kind: "own", provider: "openai", model: "local-model" });
    expect(JSON.stringify(event)).not.toContain(simulatorKey);
  });

  it("decrypts a key sealed before the keys were rotated, and seals it with the new one", async () => {
    const { recruiter, organization, system } = await team();
    await chooseModel(recruiter, own());
    const where = { organizationId: organization.id };
    const old = seal(simulatorKey, `model:${organization.id}`, readKeys(undefined));
    await ownerDb.modelChoice.update({ where, data: { apiKey: old.bytes, apiKeyKey: old.keyId } });
    expect(await modelOf(system)).toMatchObject({ apiKey: simulatorKey });
    const row = await ownerDb.modelChoice.findUniqueOrThrow({ where });
    expect(row.apiKeyKey).toBe("new");
    expect(Buffer.from(row.apiKey!).equals(Buffer.from(old.bytes))).toBe(false);
    expect(await modelOf(system)).toMatchObject({ apiKey: simulatorKey });
  });

  it("keeps the previous choice when the model gives no answer", async () => {
    const { recruiter } = await team();
    await expect(chooseModel(recruiter, own({}, "sk-wrong"))).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/Nothing was changed.*access key/),
    });
    expect(await getModelChoice(recruiter, {})).toMatchObject({
      kind: "service",
      model: null,
      hasKey: false,
    });
  });

  it("refuses to send a stored key to another address", async () => {
    const { recruiter } = await team();
    await chooseModel(recruiter, own());
    await chooseModel(recruiter, own({ timeoutSeconds: 60 }, null));
    const elsewhere = {
      provider: "openai",
      baseUrl: other.baseUrl,
      judgeModel: "meta-llama/Llama-3.3-70B-Instruct",
    };
    await expect(chooseModel(recruiter, own(elsewhere, null))).rejects.toMatchObject({ code: "invalid" });
    expect(other.calls()).toBe(0);
  });

  it.each([
    ["http://10.0.0.5/v1", "Give an address that begins with https://."],
    ["https://127.0.0.1/v1", "This host is not on the public Internet."],
    ["http://metadata.internal/v1", "Give an address that begins with https://."],
    ["https://localhost/v1", "This host is not on the public Internet."],
  ])("refuses the address %s", async (baseUrl, reason) => {
    const { recruiter } = await team();
    // A model that does not answer is invalid, too, but for another reason.
    await expect(chooseModel(recruiter, own({ baseUrl }))).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(reason),
    });
  });

  it("switches back to the service's model or the embedded evaluator, and deletes the key", async () => {
    const { recruiter, system, organization } = await team();
    await chooseModel(recruiter, own());
    await chooseModel(recruiter, { choice: { kind: "embedded" } });
    expect(await modelOf(system)).toBeNull();
    const row = await ownerDb.modelChoice.findUniqueOrThrow({ where: { organizationId: organization.id } });
    expect(row.apiKey).toBeNull();
    await chooseModel(recruiter, { choice: { kind: "service" } });
    expect(await ownerDb.modelChoice.count({ where: { organizationId: organization.id } })).toBe(0);
  });

  it("refuses members without an administrator's role, and leaves other organizations unchanged", async () => {
    const { recruiter } = await team();
    const { recruiter: colleague } = await hiringTeam({ role: "recruiter" });
    const { recruiter: stranger, system } = await team();
    await chooseModel(recruiter, own());
    await expect(chooseModel(colleague, own())).rejects.toMatchObject({ code: "forbidden" });
    await expect(getModelChoice(colleague, {})).rejects.toMatchObject({ code: "forbidden" });
    expect(await getModelChoice(stranger, {})).toMatchObject({ kind: "service", model: null });
    expect(await modelOf(system)).toBeNull();
  });

  it("refuses none of several first choices made concurrently", async () => {
    for (let round = 0; round < 10; round++) {
      const { recruiter } = await team();
      const choices = Array.from({ length: 4 }, () =>
        chooseModel(recruiter, { choice: { kind: "embedded" } }),
      );
      expect(await Promise.all(choices)).toEqual([{}, {}, {}, {}]);
    }
  });

  it("stores one consistent choice when two administrators choose concurrently", async () => {
    const { recruiter, system } = await team();
    await Promise.all([
      chooseModel(recruiter, own({ judgeModel: "local-model", contextTokens: 10_000 })),
      chooseModel(recruiter, own({ judgeModel: "gpt-5.4-mini", contextTokens: 20_000 })),
    ]);
    const config = await modelOf(system);
    expect(config!.contextTokens).toBe(config!.models.judge === "local-model" ? 10_000 : 20_000);
  });
});
