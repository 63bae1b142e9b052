import { afterAll, expect, test } from "vitest";
import { draftScorecardWithModel } from "@/lib/judging/ai/openai/draft-scorecard";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import { structureJobWithModel } from "@/lib/judging/ai/openai/structure-job";
import { startOpenAiSimulator } from "../../simulators/openai/server";
import { configFor, criteria, cv, dossierOf } from "../support";

const simulator = await startOpenAiSimulator();
afterAll(() => simulator.close());

/**
 * What a server takes in a schema for strict answers. The vendors publish what they support, not what they refuse, so
 * everything else counts as refused.
 */
type Subset = { source: string; keywords: string; depth: number; properties: number; typeLists: boolean };

const common = "type properties items required additionalProperties enum anyOf description";
const servers: Record<string, Subset> = {
  OpenAI: {
    source: "platform.openai.com/docs/guides/structured-outputs",
    keywords: `${common} $ref $defs const pattern format minimum maximum multipleOf minItems maxItems`,
    depth: 5,
    properties: 100,
    typeLists: true,
  },
  Azure: {
    source: "learn.microsoft.com/azure/ai-foundry/openai/how-to/structured-outputs",
    keywords: `${common} $ref $defs const`,
    depth: 5,
    properties: 100,
    typeLists: true,
  },
  Gemini: {
    source: "ai.google.dev/gemini-api/docs/structured-output#json-schema",
    keywords: `${common} title format minimum maximum minItems maxItems nullable`,
    depth: 5,
    properties: 100,
    typeLists: false,
  },
  Mistral: {
    source: "docs.mistral.ai/capabilities/structured-output/custom_structured_output",
    keywords: `${common} title $ref $defs const`,
    depth: 10,
    properties: 100,
    typeLists: true,
  },
  vLLM: {
    source: "github.com/vllm-project/vllm vllm/v1/structured_output/backend_xgrammar.py",
    keywords: `${common} title $ref $defs const minItems maxItems`,
    depth: 20,
    properties: 1_000,
    typeLists: true,
  },
  Ollama: {
    source: "github.com/ggml-org/llama.cpp grammars/README.md#json-schemas--gbnf",
    keywords: `${common} title $ref $defs const pattern minItems maxItems minimum maximum`,
    depth: 20,
    properties: 1_000,
    typeLists: true,
  },
};

type Node = Record<string, unknown>;

const childrenOf = (node: Node): Node[] =>
  [...Object.values(node.properties ?? {}), ...((node.anyOf ?? []) as Node[]), node.items ?? []]
    .flat()
    .map((child) => child as Node);

/** What of a schema a server does not take. */
function refusals(node: Node, subset: Subset, depth = 1): string[] {
  const isObject = node.type === "object";
  const names = Object.keys(node.properties ?? {});
  const below = depth + (isObject ? 1 : 0);
  return [
    ...Object.keys(node).filter((keyword) => !subset.keywords.split(" ").includes(keyword)),
    ...(Array.isArray(node.type) && !subset.typeLists ? ["a list of types"] : []),
    ...(isObject && depth > subset.depth ? [`${depth} levels`] : []),
    ...(isObject && node.additionalProperties !== false ? ["an open object"] : []),
    ...(isObject && names.some((name) => !(node.required as string[]).includes(name))
      ? ["an optional property"]
      : []),
    ...childrenOf(node).flatMap((child) => refusals(child, subset, below)),
  ];
}

const propertiesOf = (node: Node): number =>
  Object.keys(node.properties ?? {}).length +
  childrenOf(node).reduce((sum, child) => sum + propertiesOf(child), 0);

/** The schemas of all tasks, as they are sent. */
async function schemas(): Promise<Record<string, Node>> {
  const config = configFor(simulator.baseUrl);
  const job = { title: "Cook", description: "You cook." };
  await openAiJudge(config).assess(dossierOf(cv), criteria);
  await draftScorecardWithModel(config, job, { values: null, teamNeeds: null }).catch(() => null);
  await structureJobWithModel(config, job.description).catch(() => null);
  return Object.fromEntries(
    simulator.requests.flatMap(({ response_format: format }) =>
      format?.type === "json_schema" ? [[format.json_schema.name, format.json_schema.schema]] : [],
    ),
  );
}

test("the schemas of all tasks are within what each server publishes for strict answers", async () => {
  const all = await schemas();
  expect(Object.keys(all).toSorted()).toEqual(["assessments", "job", "scorecard"]);
  for (const [server, subset] of Object.entries(servers))
    for (const [task, schema] of Object.entries(all)) {
      expect({ server, task, refused: refusals(schema, subset) }).toEqual({ server, task, refused: [] });
      expect(propertiesOf(schema)).toBeLessThanOrEqual(subset.properties);
    }
});

test("a schema that a server does not take is found", () => {
  const open = {
    type: "object",
    properties: { a: { type: ["string", "null"], pattern: "^a" } },
    required: [],
  };
  expect(refusals(open, servers.Gemini!)).toEqual([
    "an open object",
    "an optional property",
    "pattern",
    "a list of types",
  ]);
});
