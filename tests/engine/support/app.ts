import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Inngest, InngestFunction } from "inngest";
import { serve } from "inngest/edge";

/** One call as the app received it, and its answer. */
export type Call = {
  at: number;
  url: string;
  headers: Record<string, string>;
  body: { ctx: Record<string, unknown>; steps: Record<string, unknown>; [more: string]: unknown };
  status: number;
  answer: string;
};

export type App = {
  url: string;
  calls: Call[];
  /** Starts answering with these functions; before that, and after `serve(null)`, the app answers 503. */
  serve(served: { client: Inngest.Any; functions: InngestFunction.Any[] } | null): void;
  stop(): Promise<void>;
};

/** Starts an app: the unmodified SDK behind a real HTTP server that records every call. */
export async function startApp(port = 0): Promise<App> {
  let handler: ((request: Request) => Promise<Response>) | null = null;
  const calls: Call[] = [];
  const server = http.createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      if (!handler) return response.writeHead(503).end("starting");
      const headers = request.headers as Record<string, string>;
      const at = Date.now();
      const answer = await handler(
        new Request(`http://${request.headers.host}${request.url}`, {
          method: request.method ?? "GET",
          headers,
          ...(text ? { body: text } : {}),
        }),
      );
      const body = await answer.text();
      if (request.method === "POST") {
        calls.push({
          at,
          url: request.url ?? "",
          headers,
          body: JSON.parse(text),
          status: answer.status,
          answer: body,
        });
      }
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/inngest`,
    calls,
    serve: (served) => {
      handler = served && serve(served);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
