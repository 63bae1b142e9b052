import { randomBytes } from "node:crypto";
import type { ClientOptions, Inngest } from "inngest";
import { expect } from "vitest";
import { hashedSigningKey } from "../../../engine/signature.ts";
import { startApp } from "./app.ts";
import { serveFrom, startWorld, type Define, type Served } from "./world.ts";

const { INNGEST_BASE_URL, INNGEST_SIGNING_KEY: signingKey } = process.env;

/** Whether the tests were given an Inngest server; they then skip checks that apply only to our own engine. */
export const given = Boolean(INNGEST_BASE_URL);

type On = (event: string) => { id: string; triggers: [{ event: string }] };
export type Given = Served & { on: On };

/**
 * Starts an app on the Inngest server that the tests were given, else on our own engine. Its id and events contain
 * `name`, so that apps left on the server by other runs do not receive them.
 */
export async function startGiven(
  define: (inngest: Inngest, on: On) => object[],
  {
    name = randomBytes(4).toString("hex"),
    client = {},
  }: { name?: string; client?: Partial<ClientOptions> } = {},
): Promise<Given> {
  const on: On = (event) => ({ id: event, triggers: [{ event: `${name}/${event}` }] });
  const served = await start((inngest) => define(inngest, on), { id: name, ...client });
  return { ...served, on, send: (event, ...rest) => served.send(`${name}/${event}`, ...rest) };
}

async function start(define: Define, client: Partial<ClientOptions>) {
  if (!INNGEST_BASE_URL) return startWorld(define, { client });
  const app = await startApp();
  const served = serveFrom(
    app,
    define,
    { baseUrl: INNGEST_BASE_URL, isDev: !signingKey, ...client },
    signingKey ? { authorization: `Bearer ${hashedSigningKey(signingKey)}` } : {},
  );
  const registered = await fetch(app.url, { method: "PUT" });
  expect(registered.status, await registered.text()).toBe(200);
  return served;
}
