import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Dropped, type Handler } from "./faults.ts";

export type Served = { url: string; close: () => Promise<void> };

/** A real HTTP server over a handler, on a free port unless one is given. */
export async function serve(handler: Handler, port = 0): Promise<Served> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
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
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
