import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
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
      const plain = request.headers["content-encoding"] === "gzip" ? gunzipSync(await bytes(request)) : null;
      const body = plain?.toString("utf8") ?? (await text(request));
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(received, { endpoint, close });
}

async function bytes(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
