import http from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { Instance } from "./instance.ts";

/** The largest body that a serverless host accepts (vercel.com/docs/functions/limitations, "Request body size"). */
const maxBodyBytes = 4.5 * 1024 * 1024;

export interface Front {
  url: string;
  /** Responses with status 500 and above so far, as "status method path". */
  failures: string[];
  close: () => Promise<void>;
}

/** The host's proxy: picks the function by path, rejects too large bodies with 413, and sets X-Forwarded-For. */
export async function openFront(functionFor: (path: string) => Instance | undefined): Promise<Front> {
  const failures: string[] = [];
  const server = http.createServer((request, response) => {
    const url = request.url ?? "";
    const instance = functionFor(url.split("?")[0] ?? "");
    if (!instance) return void response.writeHead(404).end("Nothing is deployed yet.");
    const failed = (status: number) => {
      failures.push(`${status} ${request.method} ${url.split("?")[0]}`);
      if (!response.headersSent) response.writeHead(status);
      response.end();
    };
    void instance
      .during(async () => {
        const chunks: Buffer[] = [];
        let size = 0;
        for await (const chunk of request as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size <= maxBodyBytes) chunks.push(chunk);
        }
        if (size > maxBodyBytes) return void response.writeHead(413).end("FUNCTION_PAYLOAD_TOO_LARGE");
        const { headers } = request;
        const proxied = http.request({
          host: "127.0.0.1",
          port: instance.port,
          method: request.method,
          path: url,
          headers: {
            ...headers,
            "x-forwarded-for": headers["x-forwarded-for"] ?? request.socket.remoteAddress,
          },
        });
        proxied.end(Buffer.concat(chunks));
        const [answer] = (await once(proxied, "response")) as [http.IncomingMessage];
        if ((answer.statusCode ?? 500) >= 500)
          failures.push(`${answer.statusCode} ${request.method} ${url.split("?")[0]}`);
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        await once(response, "close");
      })
      .catch(() => failed(502));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
