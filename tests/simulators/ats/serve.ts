import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../listen.ts";
import { Dropped, type Handler } from "./faults.ts";

export type Served = { url: string; close: () => Promise<void> };

/** A real HTTP server over a handler, on a free port unless one is given. */
export function serve(handler: Handler, port = 0): Promise<Served> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const url = `http://${request.headers.host}${request.url}`;
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      const answer = await handler(
        new Request(url, { method: request.method, headers, ...(body.length ? { body } : {}) }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => {
      if (!(error instanceof Dropped)) console.error(error);
      request.socket.destroy();
    });
  });
  return listen(server, port);
}
