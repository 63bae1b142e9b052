import http from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Puts the token on every request, because the suite has no way to send one. Everything else passes as it is, the
 * Host and Origin headers too: the suite tests what is made of them.
 */
export async function tokenProxy(target: string, token: string) {
  const { hostname, port, pathname } = new URL(target);
  const server = http.createServer((request, answer) => {
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const passed = http.request(
      { hostname, port, path: pathname, method: request.method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  return { url, close: () => server.close() };
}
