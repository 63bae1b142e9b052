// A local stand-in for the applicant tracking systems, with a made-up company in each: for demos and for trying things.
// Usage: node tests/simulators/ats/main.ts [--port 8399] [--keep file]. Says {"simulator":"ready","url":…} on a line of
// its own. Made-up people only. /writes answers with what it was told over the providers' APIs; with --keep it
// remembers that over restarts. POST /fault {"path", "fault"} has the next request to an address that ends so go wrong.
import { parseArgs } from "node:util";
import { company } from "./company.ts";
import { dialects } from "./dialects.ts";
import { type Fault, withFaults } from "./faults.ts";
import { onBreach } from "../contracts/under-contract.ts";
import { keep, recall } from "./keep.ts";
import { serve } from "./serve.ts";

// What no vendor's source has ends the run it was met in, whether the connector or the simulator made it.
onBreach.call = (breach) => {
  console.error(`A vendor's contract was broken: ${breach}`);
  process.exit(70);
};

const options = { port: { type: "string", default: "0" }, keep: { type: "string" } } as const;
const { port, keep: file } = parseArgs({ options }).values;

const worlds = Object.fromEntries(
  Object.entries(dialects).map(([name, { makeId, oneEach }], i) => [name, company(i, makeId, oneEach)]),
);
if (file) recall(worlds, file);

const handlers = new Map(
  Object.entries(dialects).map(([name, { simulator }]) => [name, simulator(worlds[name]!)]),
);
const writeCount = () => Object.values(worlds).reduce((sum, world) => sum + world.writes.length, 0);

const wanted: { path: string; fault: Fault }[] = [];
/** Each fault that was asked for goes to one request. */
function faultFor({ url }: Request): Fault | null {
  const at = wanted.findIndex(({ path }) => new URL(url).pathname.endsWith(path));
  return wanted.splice(at, at < 0 ? 0 : 1)[0]?.fault ?? null;
}

const { url, close } = await serve(async (request) => {
  const [, name = ""] = new URL(request.url).pathname.split("/");
  if (name === "writes")
    return Response.json(
      Object.fromEntries(Object.entries(worlds).map(([key, { writes }]) => [key, writes])),
    );
  if (name === "fault" && request.method === "POST") {
    wanted.push((await request.json()) as (typeof wanted)[number]);
    return new Response(null, { status: 204 });
  }
  const handler = handlers.get(name);
  if (!handler) return new Response("Not Found", { status: 404 });
  const before = writeCount();
  const answer = await withFaults(handler, faultFor)(request);
  if (file && writeCount() !== before) keep(worlds, file);
  return answer;
}, Number(port));

console.log(JSON.stringify({ simulator: "ready", url }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
