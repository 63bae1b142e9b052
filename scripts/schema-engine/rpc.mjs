import readline from "node:readline";
import { lastPanic, schemaEngine } from "./engine.mjs";

/** Answers JSON-RPC requests, one a line on stdin, in their order, until stdin closes. */
export function serve({ url, shadowDatabaseUrl, datamodels }) {
  let printed = 0;
  const engine = schemaEngine({
    url,
    shadowDatabaseUrl,
    datamodels,
    print: (content) => send({ id: `p${++printed}`, method: "print", params: { content } }),
  });

  async function answer({ id, method, params }) {
    // The CLI's own answer to our "print" has no method.
    if (!method) return;
    try {
      send({ id, result: await engine.call(method, params) });
    } catch (error) {
      const data = describe(error, engine.errors);
      send({
        id,
        error: { code: 4466, message: "An error happened. Check the data field for details.", data },
      });
    }
  }

  let chain = Promise.resolve();
  readline
    .createInterface({ input: process.stdin })
    .on("line", (line) => {
      if (line.trim()) chain = chain.then(() => answer(JSON.parse(line)));
    })
    .on("close", () => chain.then(() => process.exit(0)));
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

/** The driver's error lies in a registry; the engine's message only carries its number. */
function describe(error, registry) {
  const is_panic = error?.name === "RuntimeError";
  const message = is_panic ? lastPanic() || error.message : (error?.message ?? String(error));
  const number = error?.meta?.id ?? /External error id#(\d+)/.exec(message)?.[1];
  const stored = number === undefined ? undefined : registry.consumeError(Number(number))?.error;
  const cause = stored?.cause ?? stored;
  const explained = cause
    ? `Database error code: ${cause.originalCode ?? cause.code ?? "?"} - ${cause.originalMessage ?? cause.message}`
    : message;
  return {
    is_panic,
    message: explained,
    meta: error?.meta ?? null,
    error_code: error?.code ?? error?.error_code,
  };
}
