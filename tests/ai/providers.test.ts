import { afterAll, describe, expect, it } from "vitest";
import type { OpenAiConfig } from "@/lib/judging/ai/openai/config";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import {
  azureDeployments,
  azureV1,
  deployment,
  type Dialect,
  ollama,
  openai,
  simulatorKey,
  vllm,
} from "../simulators/openai/dialects";
import { honestMind } from "../simulators/openai/minds";
import { startOpenAiSimulator } from "../simulators/openai/server";
import { configFor, criteria, cv, dossierOf } from "./support";

const started: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(started.map((server) => server.close())));

async function startJudge(dialect: Dialect, overridesOf: (baseUrl: string) => Partial<OpenAiConfig>) {
  const server = await startOpenAiSimulator(honestMind, dialect);
  started.push(server);
  const model = dialect.models[0]!;
  const models = { judge: model, draft: model, structure: model };
  const judge = openAiJudge(configFor(server.baseUrl, { models, ...overridesOf(server.baseUrl) }));
  return { server, judge, assess: (text = cv) => judge.assess(dossierOf(text), criteria) };
}
const root = (baseUrl: string) => new URL(baseUrl).origin;
const failed = { code: "unavailable" };

type Overrides = Partial<OpenAiConfig> & Pick<OpenAiConfig, "provider">;
const providers: [string, Dialect, (baseUrl: string) => Overrides][] = [
  ["OpenAI", openai, () => ({ provider: "openai" })],
  ["Azure's v1 API", azureV1, (url) => ({ provider: "azure", baseUrl: root(url) })],
  ["Azure's v1 API by its whole address", azureV1, () => ({ provider: "azure" })],
  [
    "Azure's deployments",
    azureDeployments,
    (url) => ({ provider: "azure", baseUrl: root(url), apiVersion: "2024-10-21" }),
  ],
  ["Ollama", ollama, () => ({ provider: "compatible", apiKey: "", contextTokens: 4_096 })],
  ["vLLM", vllm, () => ({ provider: "compatible", contextTokens: 8_192 })],
];

describe.each(providers)("%s", (_, dialect, overridesOf) => {
  it("judges with the provider's form of request", async () => {
    const { server, judge, assess } = await startJudge(dialect, overridesOf);
    const { assessments, usage } = await assess();
    expect(assessments.map(({ verdict }) => verdict)).toEqual(["met", "met", "not_evidenced"]);
    expect(usage[0]!.inputTokens).toBeGreaterThan(100);
    expect(judge.id).toBe(`${overridesOf(server.baseUrl).provider}/${dialect.models[0]}`);
    expect(server.calls()).toBe(server.requests.length);
  });

  it("reports a model that does not exist", async () => {
    const { assess } = await startJudge(dialect, (url) => ({
      ...overridesOf(url),
      models: { judge: "another", draft: "", structure: "" },
    }));
    await expect(assess()).rejects.toMatchObject({ ...failed, message: expect.stringMatching(/not found/) });
  });
});

const ofShortContext = providers.filter(([, dialect]) => dialect.context);

it("there are providers whose context is short", () =>
  expect(ofShortContext.map(([name]) => name)).toEqual(["Ollama", "vLLM"]));

it.each(ofShortContext)(
  "%s: reads a document longer than its context to the end",
  async (_, dialect, overridesOf) => {
    const { server, assess } = await startJudge(dialect, overridesOf);
    const role = (year: number) =>
      `Baker, Bakery ${year}, ${year} - ${year + 1}\n${"- Baked bread\n".repeat(300)}\n`;
    const { assessments } = await assess(
      `Experience\n${[2008, 2010, 2012, 2014].map(role).join("")}- Kubernetes since 2019`,
    );
    expect(assessments[2]!.verdict).toBe("met");
    expect(server.requests.length).toBeGreaterThan(1);
  },
);

it.each([
  ["OpenAI", openai, { provider: "openai" as const, apiKey: "sk-wrong" }],
  ["Azure", azureV1, { provider: "azure" as const, apiKey: "wrong" }],
  ["vLLM", vllm, { provider: "compatible" as const, apiKey: "" }],
])("%s rejects a wrong key, and the error names the settings to check", async (_, dialect, overrides) => {
  const { assess } = await startJudge(dialect, () => ({ ...overrides, settings: "the settings page" }));
  await expect(assess()).rejects.toMatchObject({
    ...failed,
    message: expect.stringContaining("settings page"),
  });
});

it("sends Azure the key in the api-key header only, and an api-version only when one is set", async () => {
  const sent: { url: URL; headers: Headers }[] = [];
  const spy: typeof fetch = (input, init) => {
    sent.push({ url: new URL(input as URL), headers: new Headers(init?.headers) });
    return fetch(input, init);
  };
  for (const [dialect, apiVersion] of [[azureV1], [azureDeployments, "2024-10-21"]] as const) {
    const { assess } = await startJudge(dialect, (url) => ({
      provider: "azure",
      baseUrl: root(url),
      fetch: spy,
      ...(apiVersion ? { apiVersion } : {}),
    }));
    await assess();
  }
  for (const { headers } of sent) {
    expect(headers.get("api-key")).toBe(simulatorKey);
    expect(headers.has("authorization")).toBe(false);
  }
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
    "/openai/v1/chat/completions",
    `/openai/deployments/${deployment}/chat/completions?api-version=2024-10-21`,
  ]);
});
