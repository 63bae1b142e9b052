// A local simulator of the applicant tracking systems, with a made-up company in each, for demos and manual tests.
// Usage: node tests/simulators/ats/main.ts [--port 8399] [--keep file]. Prints {"simulator":"ready","url":…} once.
// All people are made up. /writes returns what was written over the providers' APIs; --keep saves it across restarts.
// POST /fault {"path", "fault"} applies the fault to the next request whose path ends with `path`.
import { parseArgs } from "node:util";
import { company } from "./company.ts";
import { dialects } from "./dialects.ts";
import { type Fault, withFaults } from "./faults.ts";
import { onBreach } from "../contracts/under-contract.ts";
import { restore, save } from "./keep.ts";
import { serve } from "./serve.ts";

// A breach of a vendor's contract ends the process, whether the connector or the simulator caused it.
onBreach.call = (breach) => {
  console.error(`A vendor's contract was broken: ${breach}`);
  process.exit(70);
};

const options = { port: { type: "string", default: "0" }, keep: { type: "string" } } as const;
const { port, keep: file } = parseArgs({ options }).values;

const worlds = Object.fromEntries(
  Object.entries(dialects).map(([name, { makeId, candidateIsApplication }], i) => [
    name,
    company(i, makeId, candidateIsApplication),
  ]),
);
if (file) restore(worlds, file);

const handlers = new Map(
  Object.entries(dialects).map(([name, { simulator }]) => [name, simulator(worlds[name]!)]),
);
const writeCount = () => Object.values(worlds).reduce((sum, world) => sum + world.writes.length, 0);

const requestedFaults: { path: string; fault: Fault }[] = [];
/** Takes the first requested fault for this path; each fault applies to one request. */
function faultFor({ url }: Request): Fault | null {
  const index = requestedFaults.findIndex(({ path }) => new URL(url).pathname.endsWith(path));
  return requestedFaults.splice(index, index < 0 ? 0 : 1)[0]?.fault ?? null;
}

const { url, close } = await serve(async (request) => {
  const [, name = ""] = new URL(request.url).pathname.split("/");
  if (name === "writes")
    return Response.json(
      Object.fromEntries(Object.entries(worlds).map(([key, { writes }]) => [key, writes])),
    );
  if (name === "fault" && request.method === "POST") {
    requestedFaults.push((await request.json()) as (typeof requestedFaults)[number]);
    return new Response(null, { status: 204 });
  }
  const handler = handlers.get(name);
  if (!handler) return new Response("Not Found", { status: 404 });
  const before = writeCount();
  const answer = await withFaults(handler, faultFor)(request);
  if (file && writeCount() !== before) save(worlds, file);
  return answer;
}, Number(port));

console.log(JSON.stringify({ simulator: "ready", url }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
