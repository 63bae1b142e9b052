import http from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Adds the token to every request, because the suite cannot send one. Everything else is forwarded unchanged,
 * including the Host and Origin headers, whose handling the suite tests.
 */
export async function tokenProxy(target: string, token: string) {
  const { hostname, port, pathname } = new URL(target);
  const server = http.createServer((request, answer) => {
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const upstream = http.request(
      { hostname, port, path: pathname, method: request.method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    upstream.on("error", () => answer.destroy());
    answer.on("close", () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  return { url, close: () => server.close() };
}
