import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { listen } from "../listen";
import { type Metric, Metrics, type Span, Traces } from "./contract";

export type Collector = {
  endpoint: string;
  spans: Span[];
  metrics: Metric[];
  /** Every request body as received. */
  payloads: string[];
  /** Why requests were refused. */
  refused: string[];
  close: () => Promise<void>;
};

/** An OTLP/HTTP collector for JSON. It answers 400 to anything that contract.ts does not allow. */
export async function startCollector(): Promise<Collector> {
  const received: Omit<Collector, "endpoint" | "close"> = {
    spans: [],
    metrics: [],
    payloads: [],
    refused: [],
  };

  function take(path: string, body: string) {
    received.payloads.push(body);
    const message: unknown = JSON.parse(body);
    if (path === "/v1/traces")
      for (const { scopeSpans } of Traces.parse(message).resourceSpans)
        received.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    else if (path === "/v1/metrics")
      for (const { scopeMetrics } of Metrics.parse(message).resourceMetrics)
        received.metrics.push(...scopeMetrics.flatMap(({ metrics }) => metrics));
    else throw new Error(`Unknown path: ${path}`);
  }

  const server = createServer((request, response) => {
    void (async () => {
      const bytes = await buffer(request);
      const isZipped = request.headers["content-encoding"] === "gzip";
      const body = (isZipped ? gunzipSync(bytes) : bytes).toString("utf8");
      const json = { "content-type": "application/json" };
      try {
        if (request.headers["content-type"] !== "application/json") throw new Error("Not JSON.");
        take(request.url ?? "", body);
        response.writeHead(200, json).end("{}");
      } catch (error) {
        received.refused.push(String(error));
        response.writeHead(400, json).end(JSON.stringify({ code: 3, message: "malformed" }));
      }
    })();
  });
  const { url, close } = await listen(server);
  return Object.assign(received, { endpoint: url, close });
}
