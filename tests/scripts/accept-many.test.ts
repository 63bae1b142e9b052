import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { appPreloads } from "../../scripts/child";
import { freePort } from "../../scripts/ports";

/**
 * A server that answers with the number of its event-loop turn. "/busy" blocks the loop until the file named by its
 * second argument exists; "/slow" sends headers immediately and ends its answer after half a second.
 */
const program = `
  import { existsSync } from "node:fs";
  import http from "node:http";
  const [, port, end] = process.argv;
  let turn = 0;
  const next = () => void (turn++, setImmediate(next));
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const server = http.createServer(({ url }, response) => {
    response.flushHeaders();
    if (url === "/slow") return setTimeout(() => response.end("done"), 500);
    response.end(String(turn));
    if (url === "/busy") setTimeout(() => { while (!existsSync(end)) Atomics.wait(pause, 0, 0, 20); });
  });
  server.on("error", ({ code }) => { process.stdout.write(code, () => process.exit(1)); });
  server.on("listening", () => { process.stdout.write("listening"); next(); });
  server.listen(Number(port), "127.0.0.1");
  process.on("SIGTERM", () => server.close(() => process.exit(0)));
`;

const folder = mkdtempSync(path.join(os.tmpdir(), "shortlist-accept-"));
const started: ReturnType<typeof spawn>[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));
afterAll(() => rmSync(folder, { recursive: true }));

async function serve(port: number, preload = appPreloads) {
  const args = [...preload, "--input-type=module", "--eval", program, String(port), fileOf(port)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [firstOutput] = (await once(child.stdout, "data")) as [Buffer];
  return { child, output: firstOutput.toString().trim() };
}
const fileOf = (port: number) => path.join(folder, String(port));

/** Sends a request on a new connection. Promises for the connection, the answer's headers and its body. */
function ask(port: number, url = "/") {
  const request = http.get({ port, host: "127.0.0.1", path: url, agent: new http.Agent() });
  const connected = once(request, "socket").then(([socket]) =>
    once(socket as NodeJS.EventEmitter, "connect"),
  );
  const begun = once(request, "response").then(([answer]) => answer as http.IncomingMessage);
  const body = begun.then(async (answer) => Buffer.concat(await answer.toArray()).toString());
  return { connected, begun, body };
}

/** How many event-loop turns a blocked server takes to answer 200 clients that connected meanwhile. */
async function turns(preload: string[]) {
  const port = await freePort();
  await serve(port, preload);
  await ask(port, "/busy").body;
  const callers = Array.from({ length: 200 }, () => ask(port));
  await Promise.all(callers.map(({ connected }) => connected));
  writeFileSync(fileOf(port), "");
  const at = (await Promise.all(callers.map(({ body }) => body))).map(Number);
  return Math.max(...at) - Math.min(...at);
}

test.runIf(process.platform === "linux")(
  "a busy server accepts several waiting connections in each event-loop turn",
  async () => {
    const before = await turns([]);
    expect(before).toBeGreaterThan(190);
    expect(await turns(appPreloads)).toBeLessThan(before / 3);
  },
);

test("a second server on the same port fails with EADDRINUSE", async () => {
  const port = await freePort();
  expect((await serve(port)).output).toBe("listening");
  expect((await serve(port)).output).toBe("EADDRINUSE");
});

test("a stopping server completes the answers in progress", async () => {
  const port = await freePort();
  const { child } = await serve(port);
  const callers = Array.from({ length: 40 }, () => ask(port, "/slow"));
  await Promise.all(callers.map(({ begun }) => begun));
  child.kill("SIGTERM");
  expect(new Set(await Promise.all(callers.map(({ body }) => body)))).toEqual(new Set(["done"]));
});
