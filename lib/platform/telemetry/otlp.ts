import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { withIds } from "@/lib/log";
import release from "@/package.json";
import { failingNow } from "./dependencies";
import { chatAttributes, problemOf, type Telemetry } from "./telemetry";

/** The current span, and the number and duration of its statements. */
type Running = { context: Context; statements: number; databaseMs: number };

/** Reads the queues for the gauges: called once per export. */
export type Queues = () => Promise<{ what: string; waiting: number; oldest: string | null }[]>;

/**
 * OpenTelemetry over OTLP/HTTP as JSON. Endpoint, headers, batches and sampling come from the standard OTEL_*
 * variables, which the exporters read themselves. The providers are not registered globally: libraries that find a
 * global one (Next, better-auth, Inngest) would report URLs and statements that contain people's search terms.
 */
export function openTelemetry({ every, queues }: { every: number; queues: Queues }): Telemetry {
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        "service.name": "shortlist",
        "service.version": release.version,
        "service.instance.id": randomUUID(),
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
  const tracer = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  }).getTracer("shortlist");
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: every,
    exportTimeoutMillis: Math.min(every, 30_000),
  });
  const meter = new MeterProvider({ resource, readers: [reader] }).getMeter("shortlist");
  const running = new AsyncLocalStorage<Running>();
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });

  const useCases = meter.createHistogram("shortlist.use_case.duration", { unit: "s" });
  const requests = histogram("http.server.request.duration", "s", seconds);
  const answers = histogram("gen_ai.client.operation.duration", "s", seconds);
  const tokens = histogram("gen_ai.client.token.usage", "{token}", powersOfFour);
  const failures = meter.createCounter("shortlist.provider.errors", { unit: "{error}" });
  const database = meter.createHistogram("shortlist.database.duration", { unit: "s" });
  const failing = meter.createObservableGauge("shortlist.dependency.failing");
  const depth = meter.createObservableGauge("shortlist.queue.depth", { unit: "{item}" });
  const oldest = meter.createObservableGauge("shortlist.queue.oldest", { unit: "s" });
  failing.addCallback((observed) => {
    for (const [dependency, fails] of failingNow()) observed.observe(Number(fails), { dependency });
  });
  meter.addBatchObservableCallback(
    async (observed) => {
      for (const { what, waiting, oldest: since } of await queues()) {
        observed.observe(depth, waiting, { queue: what });
        observed.observe(oldest, since ? (Date.now() - Date.parse(since)) / 1000 : 0, { queue: what });
      }
    },
    [depth, oldest],
  );

  return {
    async span(name, attributes, work, { kind, traceparent } = {}) {
      const caller = traceparent ? spanContextOf(traceparent) : undefined;
      const parent =
        running.getStore()?.context ?? (caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT);
      const span = tracer.startSpan(name, { attributes, kind: kinds[kind ?? "internal"] }, parent);
      const { traceId, spanId } = span.spanContext();
      const current: Running = { context: trace.setSpan(parent, span), statements: 0, databaseMs: 0 };
      try {
        return await withIds({ trace_id: traceId, span_id: spanId }, () =>
          running.run(current, () => work((more) => void span.setAttributes(more))),
        );
      } catch (error) {
        span.setAttribute("error.type", problemOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        if (current.statements > 0)
          span.setAttributes({
            "shortlist.database.calls": current.statements,
            "shortlist.database.ms": Math.round(current.databaseMs * 10) / 10,
          });
        span.end();
      }
    },
    useCaseDone: ({ useCase, ms, problem }) =>
      useCases.record(ms / 1000, { use_case: useCase, ...(problem && { "error.type": problem }) }),
    traceparent() {
      const current = running.getStore();
      const span = current && trace.getSpanContext(current.context);
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    requestAnswered: (ms, attributes) => requests.record(ms / 1000, attributes),
    modelAnswered(ms, chat, { input, output }) {
      const labels = chatAttributes(chat);
      answers.record(ms / 1000, labels);
      if (chat.problem) return;
      tokens.record(input, { ...labels, "gen_ai.token.type": "input" });
      tokens.record(output, { ...labels, "gen_ai.token.type": "output" });
    },
    providerFailed: ({ kind, provider }, problem) =>
      failures.add(1, { kind, provider, "error.type": problem }),
    databaseAnswered(ms) {
      database.record(ms / 1000);
      const current = running.getStore();
      if (!current) return;
      current.statements += 1;
      current.databaseMs += ms;
    },
  };
}

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Bounds that the conventions advise: for durations with longer ones, as a model may take minutes. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const powersOfFour = Array.from({ length: 14 }, (_, power) => 4 ** power);

/** A caller's span, from its header (W3C Trace Context 1, version 00); undefined when it is malformed. */
function spanContextOf(traceparent: string): SpanContext | undefined {
  const [, traceId = "", spanId = "", flags = ""] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
