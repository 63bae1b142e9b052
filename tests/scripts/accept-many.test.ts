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
 * Answers with the turn of its event loop. "/busy" keeps it from turning until the file of its second argument is there;
 * "/slow" begins to answer at once and ends after half a second.
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
  server.on("error", ({ code }) => { console.log(code); process.exit(1); });
  server.on("listening", () => { console.log("listening"); next(); });
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

/** Somebody who has no connection yet: when it is there, when the answer begins, and all of it. */
function ask(port: number, url = "/") {
  const request = http.get({ port, host: "127.0.0.1", path: url, agent: new http.Agent() });
  const connected = once(request, "socket").then(([socket]) =>
    once(socket as NodeJS.EventEmitter, "connect"),
  );
  const begun = once(request, "response").then(([answer]) => answer as http.IncomingMessage);
  const whole = begun.then(async (answer) => Buffer.concat(await answer.toArray()).toString());
  return { connected, begun, whole };
}

/** How many turns a server that was busy takes for two hundred who came meanwhile. */
async function turns(preload: string[]) {
  const port = await freePort();
  await serve(port, preload);
  await ask(port, "/busy").whole;
  const callers = Array.from({ length: 200 }, () => ask(port));
  await Promise.all(callers.map(({ connected }) => connected));
  writeFileSync(fileOf(port), "");
  const at = (await Promise.all(callers.map(({ whole }) => whole))).map(Number);
  return Math.max(...at) - Math.min(...at);
}

test.runIf(process.platform === "linux")(
  "a busy server takes new callers one at a time",
  async () => {
    const before = await turns([]);
    expect(before).toBeGreaterThan(190);
    expect(await turns(appPreloads)).toBeLessThan(before / 3);
  },
  60_000,
);

test("two servers share a port without an error", async () => {
  const port = await freePort();
  expect((await serve(port)).output).toBe("listening");
  expect((await serve(port)).output).toBe("EADDRINUSE");
}, 60_000);

test("a server that stops cuts off an answer under way", async () => {
  const port = await freePort();
  const { child } = await serve(port);
  const callers = Array.from({ length: 40 }, () => ask(port, "/slow"));
  await Promise.all(callers.map(({ begun }) => begun));
  child.kill("SIGTERM");
  expect(new Set(await Promise.all(callers.map(({ whole }) => whole)))).toEqual(new Set(["done"]));
}, 60_000);
