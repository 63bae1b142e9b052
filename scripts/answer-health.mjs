// Preloaded into the app, whose event loop renders pages: a turn of it can last longer than a health probe waits. So
// with HEALTH_PORT set a thread answers GET /api/health there, however busy the app is: ok while the app's event loop
// has turned within the last ten seconds, else 503.
import http from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const STALLED_MS = 10_000;
/** The previous app may still hold the port for the two seconds that it has to end. */
const TAKEN_MS = 5_000;

if (!isMainThread) {
  if (workerData?.healthPort) answer(workerData);
} else if (process.env.HEALTH_PORT) {
  const port = Number(process.env.HEALTH_PORT);
  const turned = new BigInt64Array(new SharedArrayBuffer(8));
  const note = () => Atomics.store(turned, 0, process.hrtime.bigint());
  note();
  setInterval(note, 250).unref();
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { healthPort: port, turned },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.once("error", (error) => {
    console.error(`HEALTH_PORT ${port} cannot be used: ${error.message}`);
    process.exit(1);
  });
  // Nothing else starts before the port is bound.
  await new Promise((listening) => thread.once("message", listening));
  thread.unref();
}

/** @param {{ healthPort: number, turned: BigInt64Array }} data */
function answer({ healthPort, turned }) {
  const server = http.createServer(({ method, url }, response) => {
    const isHealth = method === "GET" && url === "/api/health";
    const alive = process.hrtime.bigint() - Atomics.load(turned, 0) < BigInt(STALLED_MS) * 1_000_000n;
    response.writeHead(isHealth ? (alive ? 200 : 503) : 404, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify({ status: isHealth ? (alive ? "ok" : "stalled") : "not found" }));
  });
  const deadline = Date.now() + TAKEN_MS;
  const listen = () => void server.listen(healthPort, process.env.HOST);
  server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "EADDRINUSE" || Date.now() > deadline) throw error;
    setTimeout(listen, 100);
  });
  server.once("listening", () => parentPort?.postMessage("listening"));
  listen();
}
