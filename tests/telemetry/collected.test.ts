import { database } from "../support/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { env } from "@/lib/env";
import { startCollector, type Collector } from "../simulators/otlp/collector";
import { honestMind } from "../simulators/openai/minds";
import { type OpenAiSimulator, simulatorKey, startOpenAiSimulator } from "../simulators/openai/server";
import { authorizeAgent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { PASSWORD, newRecruiter } from "../support/recruiter";
import { sentFile } from "../support/sent-file";
import { toolCalls } from "../support/tool-calls";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

let collector: Collector;
let model: OpenAiSimulator;
let app: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  model = await startOpenAiSimulator(honestMind);
  app = await startApp({
    database,
    engine: true,
    home: env.SHORTLIST_HOME,
    env: {
      BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET,
      OPENAI_API_KEY: simulatorKey,
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: "gpt-5.4-mini",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
      OTEL_BSP_SCHEDULE_DELAY: "200",
    },
  });
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await model?.close();
  await collector?.close();
});

const someone = { name: "Quirina Vandersteen", mail: "quirina.vandersteen@example.net" };
const spansNamed = (name: string) => collector.spans.filter((span) => span.name === name);
const valueOf = ({ attributes }: Pick<Collector["spans"][number], "attributes">, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

test("traces an agent's call as a span of its use case, with its database calls, below the request's span", async () => {
  const recruiter = await newRecruiter(app.url);
  const { accessToken } = await authorizeAgent(app.url, { email: recruiter.email, password: PASSWORD });
  const { call } = toolCalls(app.url, accessToken);
  await call("searchCandidates", { query: someone.name });
  await call("getCreditBalance", {});
  const span = await vi.waitFor(() => spansNamed("getCreditBalance")[0] ?? expect.unreachable(), 60_000);
  expect(valueOf(span, "shortlist.actor.kind")).toBe("agent");
  expect(Number(valueOf(span, "shortlist.database.calls"))).toBeGreaterThan(0);
  // It ends later than the use case, so it may be exported later.
  const parent = await vi.waitFor(
    () => collector.spans.find(({ spanId }) => spanId === span.parentSpanId) ?? expect.unreachable(),
    20_000,
  );
  // kind 2: a server's span.
  expect(parent).toMatchObject({ name: "POST agents", kind: 2, traceId: span.traceId });
  expect(valueOf(parent, "http.response.status_code")).toBeDefined();
});

test("traces an evaluation as a step that contains the model call, with its model and tokens", async () => {
  const { recruiter } = await hiringTeam({ credits: 10 });
  const { job } = await configuredJob(recruiter);
  const text = `${someone.name}\n${someone.mail}\n\nExperience\nBackend Engineer, Harbour Systems Ltd, 03/2019 - present\n- Moved billing to PostgreSQL`;
  await createCandidate(recruiter, { jobId: job.id, files: [sentFile("cv.txt", text)] });
  const chat = await vi.waitFor(() => spansNamed("chat gpt-5.4-mini")[0] ?? expect.unreachable(), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await ownerDb.candidate.count({ where: { fullName: someone.name } })).toBe(1);
  expect(Number(valueOf(chat, "gen_ai.usage.input_tokens"))).toBeGreaterThan(0);
  expect(valueOf(chat, "task")).toBe("judge");
  const step = await vi.waitFor(
    () => spansNamed("evaluate-application evaluate")[0] ?? expect.unreachable(),
    20_000,
  );
  expect(step.traceId).toBe(chat.traceId);
  expect(valueOf(step, "shortlist.run")).toBeTruthy();
});

test("continues its caller's trace, hands it on to the model, and names it in the log and itself in all it exports", async () => {
  const [traceId, spanId] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
  await fetch(`${app.url}/sign-in`, { headers: { traceparent: `00-${traceId}-${spanId}-01` } });
  for (const malformed of [`00-${"0".repeat(32)}-${spanId}-01`, "00-quirina-1-01"])
    expect((await fetch(`${app.url}/sign-in`, { headers: { traceparent: malformed } })).status).toBe(200);
  const span = await vi.waitFor(
    () => collector.spans.find((each) => each.traceId === traceId) ?? expect.unreachable(),
    60_000,
  );
  expect(span).toMatchObject({ name: "GET pages", kind: 2, parentSpanId: spanId });
  // kind 3: a client's span.
  const chat = spansNamed("chat gpt-5.4-mini")[0]!;
  expect(chat.kind).toBe(3);
  expect(valueOf(chat, "gen_ai.operation.name")).toBe("chat");
  expect(model.traceparents).toContain(`00-${chat.traceId}-${chat.spanId}-01`);
  const resource = JSON.parse(collector.payloads.find((each) => each.includes("resourceSpans"))!) as {
    resourceSpans: [{ resource: { attributes: { key: string }[] } }];
  };
  const keys = resource.resourceSpans[0].resource.attributes.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["service.instance.id", "service.name", "service.version"]));
});

test("exports metrics for durations, tokens, queue depth and the oldest queued item", async () => {
  const names = () => [...new Set(collector.metrics.map(({ name }) => name))];
  const wanted = [
    "shortlist.use_case.duration",
    "gen_ai.client.token.usage",
    "gen_ai.client.operation.duration",
    "http.server.request.duration",
    "shortlist.dependency.failing",
    "shortlist.queue.depth",
    "shortlist.queue.oldest",
    "shortlist.database.duration",
  ];
  await vi.waitFor(() => expect(names()).toEqual(expect.arrayContaining(wanted)), 60_000);
});

test("exports only valid OTLP, and nothing about the candidate", async () => {
  expect(collector.refused).toEqual([]);
  expect(collector.payloads.length).toBeGreaterThan(3);
  const all = collector.payloads.join("\n");
  expect(all).not.toMatch(/quirina|vandersteen|harbour|PostgreSQL|@/i);
});
