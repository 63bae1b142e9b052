import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, SpanStatusCode, trace } from "@opentelemetry/api";
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
import { problemOf, type Telemetry } from "./telemetry";

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
    .merge(resourceFromAttributes({ "service.name": "shortlist" }))
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

  const useCases = meter.createHistogram("shortlist.use_case.duration", { unit: "s" });
  const answers = meter.createHistogram("shortlist.model.duration", { unit: "s" });
  const tokens = meter.createCounter("shortlist.model.tokens", { unit: "{token}" });
  const failures = meter.createCounter("shortlist.provider.errors", { unit: "{error}" });
  const database = meter.createHistogram("shortlist.database.duration", { unit: "s" });
  const depth = meter.createObservableGauge("shortlist.queue.depth", { unit: "{item}" });
  const oldest = meter.createObservableGauge("shortlist.queue.oldest", { unit: "s" });
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
    async span(name, attributes, work) {
      const parent = running.getStore()?.context ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes }, parent);
      const current: Running = { context: trace.setSpan(parent, span), statements: 0, databaseMs: 0 };
      try {
        return await running.run(current, () => work((more) => void span.setAttributes(more)));
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
    modelAnswered(ms, { model, task, input, output }) {
      const labels = { "gen_ai.request.model": model, task };
      answers.record(ms / 1000, labels);
      tokens.add(input, { ...labels, "gen_ai.token.type": "input" });
      tokens.add(output, { ...labels, "gen_ai.token.type": "output" });
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
