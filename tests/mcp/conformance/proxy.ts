import http from "node:http";
import { listen } from "../../simulators/listen";

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
  const { url, close } = await listen(server);
  return { url: `${url}/mcp`, close };
}
