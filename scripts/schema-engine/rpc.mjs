import readline from "node:readline";
import { schemaEngine } from "./engine.mjs";

/** Answers JSON-RPC requests, one per line on stdin, in order, until stdin closes. */
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
      const data = engine.describe(error);
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
