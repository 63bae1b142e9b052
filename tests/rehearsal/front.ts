import http from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import type { Instance } from "./instance.ts";

/** What a serverless host takes in one request (vercel.com/docs/functions/limitations, "Request body size"). */
const mostBody = 4.5 * 1024 * 1024;

export interface Front {
  url: string;
  /** Answers of 500 and above so far, by what was asked. */
  failures: string[];
  close: () => Promise<void>;
}

/** The host's front: picks the function by path, refuses bodies that are too large, and says whom it speaks for. */
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
          if (size <= mostBody) chunks.push(chunk);
        }
        if (size > mostBody) return void response.writeHead(413).end("FUNCTION_PAYLOAD_TOO_LARGE");
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
