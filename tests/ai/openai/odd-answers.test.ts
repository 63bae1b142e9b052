import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { judgedByRules } from "@/lib/judging/ai/judging";
import { openAiJudge } from "@/lib/judging/ai/openai/judge";
import { startOpenAiSimulator, type Trouble } from "../../simulators/openai/server";
import { honestMind } from "../../simulators/openai/minds";
import { configFor, criteria, criterion, cv, dossierOf } from "../support";

const simulator = await startOpenAiSimulator();
afterAll(() => simulator.close());

type Entry = Record<string, unknown>;
type Answer = { assessments: Entry[]; silent: string[] };
/** The answer of a model that does what the prompt asks for, to be altered. */
const honest = async (request: Parameters<typeof honestMind>[0]) =>
  JSON.parse(await honestMind(request)) as Answer;

/** Alters the first answer only: later ones are as the prompt asks for. */
function once(alter: (answer: Answer) => unknown) {
  let asked = 0;
  simulator.think(async (request) => {
    const answer = await honest(request);
    const altered = asked++ === 0 ? alter(answer) : answer;
    return typeof altered === "string" ? altered : JSON.stringify(altered);
  });
}
const eachEntry = (change: (entry: Entry) => object) => (answer: Answer) => ({
  ...answer,
  assessments: answer.assessments.map((entry) => ({ ...entry, ...change(entry) })),
});
const first = (change: (entry: Entry) => object) => (answer: Answer) => ({
  ...answer,
  assessments: answer.assessments.map((entry, at) => (at === 0 ? { ...entry, ...change(entry) } : entry)),
});
/** As the model "quotes" a line: with whatever the function makes of it. */
const quoting = (quote: (line: string) => string) =>
  eachEntry(({ quotes }) => ({ quotes: (quotes as string[]).map(quote) }));

const assess = (overrides = {}) =>
  openAiJudge(configFor(simulator.baseUrl, overrides)).assess(dossierOf(cv), criteria);
const right = ["met", "met", "not_evidenced"];

beforeEach(() => {
  simulator.think(honestMind);
  simulator.trouble();
  simulator.withoutFormats();
  simulator.requests.length = 0;
});

const text = JSON.stringify;

describe("an answer in another form is read without asking again:", () => {
  it.each<[string, (answer: Answer) => unknown]>([
    ["in a code fence", (answer) => `\`\`\`json\n${text(answer)}\n\`\`\``],
    ["with sentences around it", (answer) => `Here is my assessment:\n${text(answer)}\nI hope this helps!`],
    // DeepSeek-R1 and QwQ without a reasoning parser: docs.vllm.ai/en/latest/features/reasoning_outputs
    ["after reasoning in tags", (answer) => `<think>c1 {maybe} met?</think>\n${text(answer)}`],
    ["keys in capitals", eachEntry(({ criterion }) => ({ criterion: (criterion as string).toUpperCase() }))],
    [
      "keys in words",
      eachEntry(({ criterion }) => ({ criterion: `Criterion ${(criterion as string).slice(1)}` })),
    ],
    [
      "keys as numbers",
      eachEntry(({ criterion }) => ({ criterion: Number((criterion as string).slice(1)) })),
    ],
    [
      "an object by key in place of a list",
      ({ assessments, silent }) => ({
        assessments: Object.fromEntries(assessments.map(({ criterion, ...entry }) => [criterion, entry])),
        silent,
      }),
    ],
    ["a rating in quotation marks", eachEntry(({ rating }) => ({ rating: String(rating) }))],
    ["a verdict in capitals", eachEntry(() => ({ verdict: "MET" }))],
    ["a verdict with spaces around", eachEntry(() => ({ verdict: " Met " }))],
    ["one quote in place of a list", eachEntry(({ quotes }) => ({ quotes: (quotes as string[])[0] }))],
    [
      "quotes as objects",
      eachEntry(({ quotes }) => ({ quotes: (quotes as string[]).map((quote) => ({ text: quote })) })),
    ],
    ["a confidence in percent", eachEntry(() => ({ confidence: 80 }))],
    ["no confidence", eachEntry(() => ({ confidence: undefined }))],
    ["no reason", eachEntry(() => ({ reason: undefined }))],
    ["no facts", eachEntry(() => ({ facts: undefined }))],
    ["facts of another form", eachEntry(() => ({ facts: "since 2019" }))],
    ["an empty question", eachEntry(() => ({ question: "" }))],
    ["NUL in a reason", eachEntry(() => ({ reason: "Moved\u0000billing." }))],
    ["half an emoji in a reason", eachEntry(() => ({ reason: "Good \ud83d" }))],
    [
      "silent criteria among the assessments",
      ({ assessments, silent }) => ({
        assessments: [
          ...assessments,
          ...silent.map((criterion) => ({ criterion, verdict: "not_evidenced", rating: null, quotes: [] })),
        ],
        silent: [],
      }),
    ],
    [
      "the same assessment twice",
      ({ assessments, silent }) => ({ assessments: [...assessments, assessments[0]], silent }),
    ],
    ["fields that nobody asked for", eachEntry(() => ({ score: 87, tags: ["x"] }))],
    // A quote that a person finds in the document.
    ["quotes with a full stop", quoting((line) => `${line}.`)],
    ["quotes without their bullet", quoting((line) => line.replace(/^- /, ""))],
    ["quotes in capitals", quoting((line) => line.toUpperCase())],
    ["quotes in quotation marks", quoting((line) => `“${line}”`)],
    ["quotes with other dashes", quoting((line) => line.replaceAll("-", "–"))],
    ["quotes that end in an ellipsis", quoting((line) => `${line.slice(0, line.lastIndexOf(" "))} …`)],
    ["quotes joined by a semicolon", quoting((line) => `${line}; mentors two juniors`)],
    [
      "quotes that cross two lines",
      quoting((line) =>
        `Backend Engineer, Harbour Systems Ltd, 03/2019 - present ${line}`.includes("Moved")
          ? "03/2019 - present Moved billing to PostgreSQL"
          : line,
      ),
    ],
    [
      "quotes with a word put in",
      quoting((line) => (line.includes("Moved") ? `She ${line.slice(2)} table` : line)),
    ],
  ])("%s", async (_, alter) => {
    once(alter);
    const { assessments } = await assess();
    expect(assessments.map(({ verdict }) => verdict)).toEqual(right);
    expect(simulator.requests).toHaveLength(1);
    for (const { quotes } of assessments) for (const quote of quotes) expect(cv).toContain(quote);
    expect(assessments.some(({ reason }) => reason.includes(judgedByRules))).toBe(false);
  });

  it.each<[string, Extract<Trouble, { kind: "completion" }>["change"]]>([
    [
      "content in parts, as Mistral's reasoning models send it",
      (one) =>
        withMessage(one, ({ content }) => ({
          content: [
            { type: "thinking", thinking: [] },
            { type: "text", text: content },
          ],
        })),
    ],
    [
      "reasoning beside it, as vLLM sends it",
      (one) => withMessage(one, () => ({ reasoning_content: "c1 is met" })),
    ],
    ["no usage", ({ usage: _, ...one }) => one],
    ["usage null", (one) => ({ ...one, usage: null })],
    ["usage in texts", (one) => ({ ...one, usage: { prompt_tokens: "1200", completion_tokens: "80" } })],
    [
      "usage below zero",
      (one) => ({ ...one, usage: { prompt_tokens: -5, completion_tokens: -1, total_tokens: -6 } }),
    ],
    [
      "more cached than sent",
      (one) => ({
        ...one,
        usage: { prompt_tokens: 10, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 90 } },
      }),
    ],
    ["usage by other names", (one) => ({ ...one, usage: { input_tokens: 900, output_tokens: 50 } })],
    ["a whole answer called cut", (one) => withChoice(one, { finish_reason: "length" })],
    ["no reason for its end", (one) => withChoice(one, { finish_reason: null })],
    // huggingface.co/docs/text-generation-inference: "eos_token"
    [
      "a reason for its end that OpenAI does not have",
      (one) => withChoice(one, { finish_reason: "eos_token" }),
    ],
    [
      "no index and no role",
      (one) => ({ choices: [{ message: { content: one.choices[0]!.message.content } }] }),
    ],
    [
      "a second choice",
      (one) => ({ ...one, choices: [...one.choices, { index: 1, message: { content: "No." } }] }),
    ],
    ["an id that is a number", (one) => ({ ...one, id: 7, created: "now" })],
  ])("%s", async (_, change) => {
    simulator.trouble({ kind: "completion", change });
    const prices = new Map([["*", { input: 1, cachedInput: 0.5, output: 4 }]]);
    const { assessments, usage } = await assess({ prices });
    expect(assessments.map(({ verdict }) => verdict)).toEqual(right);
    expect(simulator.requests).toHaveLength(1);
    expect(usage[0]!.costMicros).toBeGreaterThanOrEqual(0);
    expect(usage[0]!.inputTokens).toBeGreaterThanOrEqual(usage[0]!.cachedInputTokens);
  });
});

describe("what cannot be used about a criterion is asked again, alone and with what was wrong:", () => {
  it.each<[string, (answer: Answer) => unknown, RegExp]>([
    [
      "a missing key",
      ({ assessments, silent }) => ({ assessments: assessments.slice(1), silent }),
      /not answered/,
    ],
    ["a key of no criterion", first(() => ({ criterion: "c99" })), /not answered/],
    ["a rating of ten", first(() => ({ rating: 9 })), /from 3 to 4, and was 9/],
    ["a rating of a hundred", first(() => ({ rating: 85 })), /from 3 to 4, and was 85/],
    ["met without a rating", first(() => ({ rating: null })), /from 3 to 4, and was null/],
    ["met with a rating of 1", first(() => ({ rating: 1 })), /from 3 to 4, and was 1/],
    [
      "contradicted with a rating of 4",
      first(() => ({ verdict: "contradicted", rating: 4 })),
      /from 0 to 1, and was 4/,
    ],
    ["a verdict that does not exist", first(() => ({ verdict: "excellent" })), /verdict was not one of/],
    ["no verdict", first(() => ({ verdict: undefined })), /verdict was not one of/],
    [
      "a quote that is nowhere",
      first(() => ({ quotes: ["Ran Oracle clusters for banks"] })),
      /not in the documents/,
    ],
    ["a quote that says nothing", first(() => ({ quotes: ["the"] })), /say nothing/],
    ["no quote", first(() => ({ quotes: [] })), /say nothing/],
    [
      "two different answers",
      ({ assessments, silent }) => ({
        assessments: [...assessments, { ...assessments[0], verdict: "partly", rating: 2 }],
        silent,
      }),
      /answered twice/,
    ],
    [
      "an answer to what is called silent",
      ({ assessments, silent }) => ({ assessments, silent: [...silent, assessments[0]!.criterion] }),
      /both assessed and called silent/,
    ],
    [
      "an end that is missing",
      ({ assessments, silent }) => text({ silent, assessments }).slice(0, -60),
      /not answered/,
    ],
  ])("%s", async (_, alter, problem) => {
    once(alter);
    const { assessments } = await assess();
    expect(assessments.map(({ verdict }) => verdict)).toEqual(right);
    expect(simulator.requests).toHaveLength(2);
    const again = simulator.requests[1]!.messages.at(-1)!.content;
    expect(again).toMatch(problem);
    // The one criterion and a control.
    expect(again.match(/"criterion":/g)).toHaveLength(2);
  });

  it.each<[string, Trouble, string]>([
    ["nothing", { kind: "content", content: "" }, "empty"],
    ["white space", { kind: "content", content: " \n " }, "empty"],
    ["null", { kind: "completion", change: (one) => withMessage(one, () => ({ content: null })) }, "empty"],
    ["no choice", { kind: "completion", change: (one) => ({ ...one, choices: [] }) }, "empty"],
    [
      "reasoning only",
      {
        kind: "completion",
        change: (one) => withMessage(one, () => ({ content: null, reasoning_content: "Let me see." })),
      },
      "reasoning_only",
    ],
    [
      "a call of a tool",
      {
        kind: "completion",
        change: (one) =>
          withMessage(one, () => ({
            content: null,
            tool_calls: [{ id: "1", type: "function", function: { name: "judge", arguments: "{}" } }],
          })),
      },
      "tool_call",
    ],
    ["words", { kind: "content", content: "I would rather talk about this." }, "malformed"],
    ["an empty object", { kind: "content", content: "{}" }, "answered"],
    ["a list of nothing", { kind: "content", content: "[null]" }, "answered"],
    ["a beginning", { kind: "content", content: '{"assessments":[{"crit', finish: "length" }, "cut"],
  ])("an answer of %s", async (_, trouble, outcome) => {
    simulator.trouble(trouble);
    const { assessments, usage } = await assess();
    expect(assessments.map(({ verdict }) => verdict)).toEqual(right);
    expect(usage.map((row) => row.outcome)).toEqual([outcome, "answered"]);
  });
});

describe("what a model cannot answer, the embedded evaluator judges, with a mark:", () => {
  const refused = {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      code: "content_filter",
      param: "prompt",
    },
  };
  const words = { kind: "content", content: "I would rather talk about this." } as const;
  const cut = { kind: "content", content: '{"assessments":[{"crit', finish: "length" } as const;
  it.each<[string, Trouble[], number, string]>([
    ["a refusal", [{ kind: "refusal" }], 1, "refused"],
    ["a filtered answer", [{ kind: "content", content: "", finish: "content_filter" }], 1, "filtered"],
    // learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter
    ["a filtered prompt at Azure", [{ kind: "response", status: 400, body: refused }], 1, "filtered"],
    ["three answers without an answer", [words, words, words], 3, "malformed"],
    ["answers that are always cut, last in halves", [cut, cut, cut, cut], 4, "cut"],
  ])("%s", async (_, troubles, calls, outcome) => {
    simulator.trouble(...troubles);
    const { assessments, usage, flags } = await assess();
    expect(assessments.every(({ reason }) => reason.startsWith(judgedByRules))).toBe(true);
    expect(assessments[0]!.verdict).toBe("met");
    expect(simulator.requests).toHaveLength(calls);
    expect(usage.at(-1)!.outcome).toBe(outcome);
    expect(flags).toEqual([]);
  });

  it("one criterion that stays without a quote, and no other", async () => {
    simulator.think(async (request) =>
      text(
        first(({ quotes }) =>
          (quotes as string[])[0]!.includes("Moved") ? { quotes: ["Ran Oracle clusters for banks"] } : {},
        )(await honest(request)),
      ),
    );
    const { assessments } = await assess();
    expect(assessments.map(({ reason }) => reason.startsWith(judgedByRules))).toEqual([true, false, false]);
    expect(simulator.requests).toHaveLength(3);
  });
});

describe("a parameter that a server refuses is left out, and remembered for the model:", () => {
  it.each<[string, { status: number; body: object }, (request: Record<string, unknown>) => boolean]>([
    // docs.mistral.ai/api: "random_seed", and extra inputs are not permitted
    [
      "seed at Mistral",
      {
        status: 422,
        body: {
          detail: [
            {
              type: "extra_forbidden",
              loc: ["body", "seed"],
              msg: "Extra inputs are not permitted",
              input: 1,
            },
          ],
        },
      },
      (request) => "seed" in request,
    ],
    // learn.microsoft.com/azure/ai-foundry/openai/how-to/reasoning
    [
      "temperature at a reasoning model",
      {
        status: 400,
        body: {
          error: {
            message: "Unsupported value: 'temperature' does not support 0 with this model.",
            type: "invalid_request_error",
            param: "temperature",
            code: "unsupported_value",
          },
        },
      },
      (request) => "temperature" in request,
    ],
    // ai.google.dev/gemini-api/docs/openai
    [
      "seed at Gemini",
      {
        status: 400,
        body: [
          {
            error: {
              code: 400,
              message: 'Invalid JSON payload received. Unknown name "seed": Cannot find field.',
              status: "INVALID_ARGUMENT",
            },
          },
        ],
      },
      (request) => "seed" in request,
    ],
    [
      "a schema that is too deep",
      {
        status: 400,
        body: {
          error: {
            code: 400,
            message: "The specified schema produces a constraint that has too many states for serving.",
            status: "INVALID_ARGUMENT",
          },
        },
      },
      (request) => (request.response_format as { type?: string } | undefined)?.type === "json_schema",
    ],
  ])("%s", async (_, refusal, isSent) => {
    const server = await startOpenAiSimulator(honestMind);
    server.trouble({ kind: "response", ...refusal });
    const models = { judge: "local-model", draft: "", structure: "" };
    const config = configFor(server.baseUrl, { models });
    const { assessments, usage } = await openAiJudge(config).assess(dossierOf(cv), criteria);
    expect(assessments.map(({ verdict }) => verdict)).toEqual(right);
    expect(server.requests.map((request) => isSent(request))).toEqual([true, false]);
    expect(usage.map(({ outcome }) => outcome)).toEqual([expect.stringMatching(/^without /), "answered"]);
    expect(usage[0]!.said).toMatch(/not permitted|does not support|Cannot find field|too many states/);
    await openAiJudge(config).assess(dossierOf(cv), criteria);
    expect(isSent(server.requests[2]!)).toBe(false);
    await server.close();
  });
});

it("one quote for all that was found is a sign to administrators", async () => {
  const five = [...criteria, criterion(4, "Java services"), criterion(5, "Billing")];
  const judged = (quoting: boolean) => {
    simulator.think(async (request) => {
      const answer = await honest(request);
      return JSON.stringify(
        quoting ? eachEntry(() => ({ quotes: ["Java services on Kafka"] }))(answer) : answer,
      );
    });
    return openAiJudge(configFor(simulator.baseUrl)).assess(dossierOf(cv), five);
  };
  expect((await judged(true)).usage.map(({ outcome }) => outcome)).toEqual(["one_quote"]);
  expect((await judged(false)).usage.map(({ outcome }) => outcome)).toEqual(["answered"]);
});

describe("an outage is no answer, and says what it is:", () => {
  const page = "<!DOCTYPE html><title>Sign in</title>";
  it.each<[string, Trouble, string, RegExp]>([
    ["a web page", { kind: "response", body: page }, "no_api", /web page/],
    ["a web page as an error", { kind: "response", status: 403, body: page }, "no_api", /web page/],
    [
      "an answer that is no completion",
      { kind: "response", body: { object: "list", data: [] } },
      "no_api",
      /web page/,
    ],
    ["a wrong key", { kind: "status", status: 401 }, "no_access", /access key/],
    ["a region that is not allowed", { kind: "status", status: 403 }, "no_access", /access key/],
    ["a model that is gone", { kind: "status", status: 404 }, "not_found", /not found/],
    [
      "an empty account",
      { kind: "status", status: 429, code: "insufficient_quota" },
      "out_of_quota",
      /no credit left/,
    ],
    // openrouter.ai/docs/api-reference/errors
    [
      "an empty account at OpenRouter",
      { kind: "response", body: { error: { code: 402, message: "Insufficient credits" } } },
      "out_of_quota",
      /no credit left/,
    ],
    ["a request that is not accepted", { kind: "status", status: 400 }, "not_accepted", /did not accept/],
  ])("%s", async (_, trouble, outcome, words) => {
    simulator.trouble(trouble, trouble, trouble);
    const error = await assess().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(words),
      usage: [{ outcome, inputTokens: 0 }],
    });
    expect(simulator.requests).toHaveLength(1);
  });

  const busy = (after: string): Trouble => ({
    kind: "response",
    status: 429,
    headers: { "retry-after": after },
    body: { error: { message: "Rate limit reached.", code: "rate_limit_exceeded" } },
  });

  it("waits as long as a busy provider asks for, if the time limit allows it", async () => {
    simulator.trouble(busy("1"));
    const startedAt = performance.now();
    await assess();
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    expect(simulator.requests).toHaveLength(2);
  });

  it.each([
    ["seconds", () => "120"],
    ["a date", () => new Date(Date.now() + 120_000).toUTCString()],
  ])("hands a longer wait, in %s, to the workflow", async (_, after) => {
    simulator.trouble(busy(after()));
    const error = (await assess().catch((thrown: unknown) => thrown)) as {
      retryAfter: number;
      usage: object[];
    };
    expect(error.retryAfter).toBeGreaterThan(110);
    expect(error.retryAfter).toBeLessThanOrEqual(120);
    expect(error.usage).toMatchObject([
      { outcome: "rate_limited", said: "rate_limit_exceeded Rate limit reached." },
    ]);
    expect(simulator.requests).toHaveLength(1);
  });

  it("repeats nothing of the prompt in what the provider said", async () => {
    const echo = "Invalid content: Moved billing to PostgreSQL and wrote the migration";
    simulator.trouble({ kind: "response", status: 400, body: { error: { message: echo } } });
    const error = (await assess().catch((thrown: unknown) => thrown)) as { usage: { said: string | null }[] };
    expect(error.usage[0]!.said).toBeNull();
  });
});

type Completion = Parameters<Extract<Trouble, { kind: "completion" }>["change"]>[0];
const withChoice = (one: Completion, change: object) => ({
  ...one,
  choices: [{ ...one.choices[0]!, ...change }],
});
const withMessage = (one: Completion, change: (message: Completion["choices"][0]["message"]) => object) =>
  withChoice(one, { message: { ...one.choices[0]!.message, ...change(one.choices[0]!.message) } });
