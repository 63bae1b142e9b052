// The messages of opentelemetry-proto v1 (trace/v1/trace.proto, metrics/v1/metrics.proto, common/v1/common.proto and their
// collector services), in the JSON of the OTLP specification 1.x, "JSON Protobuf Encoding": lowerCamelCase
// names, trace and span ids in hexadecimal, 64-bit integers as decimal strings or numbers. Other fields are refused.
import * as z from "zod";

const Long = z.union([z.int(), z.string().regex(/^-?\d+$/)]);
const Count = z.union([z.int().min(0), z.string().regex(/^\d+$/)]);
const Bare = { stringValue: z.string(), boolValue: z.boolean(), intValue: Long, doubleValue: z.number() };
const AnyValue = z
  .strictObject({ ...Bare, arrayValue: z.strictObject({ values: z.array(z.strictObject(Bare).partial()) }) })
  .partial();
const attributes = z.array(z.strictObject({ key: z.string().min(1), value: AnyValue }));
const Attributes = attributes.default([]);
const Resource = z.strictObject({ attributes: Attributes, droppedAttributesCount: Count.optional() });
const Scope = z.strictObject({
  name: z.string(),
  version: z.string().optional(),
  attributes: attributes.optional(),
  droppedAttributesCount: Count.optional(),
});
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

const Event = z.strictObject({
  timeUnixNano: Count,
  name: z.string(),
  attributes: Attributes,
  droppedAttributesCount: Count.optional(),
});

export const Span = z.strictObject({
  traceId: hex(16),
  spanId: hex(8),
  traceState: z.string().optional(),
  parentSpanId: hex(8).optional(),
  flags: z.int().optional(),
  name: z.string().min(1),
  kind: z.int().min(0).max(5),
  startTimeUnixNano: Count,
  endTimeUnixNano: Count,
  attributes: Attributes,
  droppedAttributesCount: Count.optional(),
  events: z.array(Event).optional(),
  droppedEventsCount: Count.optional(),
  links: z.array(z.never()).optional(),
  droppedLinksCount: Count.optional(),
  status: z
    .strictObject({ message: z.string().optional(), code: z.int().min(0).max(2).optional() })
    .optional(),
});
export type Span = z.output<typeof Span>;

export const Traces = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: Resource,
      scopeSpans: z.array(
        z.strictObject({ scope: Scope, spans: z.array(Span), schemaUrl: z.string().optional() }),
      ),
      schemaUrl: z.string().optional(),
    }),
  ),
});

const point = { attributes: Attributes, startTimeUnixNano: Count.optional(), timeUnixNano: Count };
const Number = z.strictObject({
  ...point,
  asDouble: z.number().optional(),
  asInt: Long.optional(),
  flags: z.int().optional(),
});
const Histogram = z.strictObject({
  ...point,
  count: Count,
  sum: z.number().optional(),
  bucketCounts: z.array(Count),
  explicitBounds: z.array(z.number()),
  min: z.number().optional(),
  max: z.number().optional(),
  flags: z.int().optional(),
});
const aggregationTemporality = z.int().min(0).max(2);
export const Metric = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  unit: z.string().optional(),
  gauge: z.strictObject({ dataPoints: z.array(Number) }).optional(),
  sum: z
    .strictObject({
      dataPoints: z.array(Number),
      aggregationTemporality,
      isMonotonic: z.boolean().optional(),
    })
    .optional(),
  histogram: z.strictObject({ dataPoints: z.array(Histogram), aggregationTemporality }).optional(),
});
export type Metric = z.output<typeof Metric>;

export const Metrics = z.strictObject({
  resourceMetrics: z.array(
    z.strictObject({
      resource: Resource,
      scopeMetrics: z.array(
        z.strictObject({ scope: Scope, metrics: z.array(Metric), schemaUrl: z.string().optional() }),
      ),
      schemaUrl: z.string().optional(),
    }),
  ),
});
