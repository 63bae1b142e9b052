// A local stand-in for the applicant tracking systems, with a made-up company in each: for demos and for trying things.
// Usage: node tests/simulators/ats/main.ts [--port 8399] [--keep file]. Says {"simulator":"ready","url":…} on a line of
// its own. Made-up people only. /writes answers with what it was told over the providers' APIs; with --keep it
// remembers that over restarts. POST /fault {"path", "fault"} has the next request to an address that ends so go wrong.
import { parseArgs } from "node:util";
import { ashbyIds, ashbySimulator } from "../ashby/server.ts";
import { greenhouseSimulator } from "../greenhouse/server.ts";
import { teamtailorSimulator } from "../teamtailor/server.ts";
import { company } from "./company.ts";
import { type Fault, withFaults } from "./faults.ts";
import { keep, recall } from "./keep.ts";
import { serve } from "./serve.ts";

const options = { port: { type: "string", default: "0" }, keep: { type: "string" } } as const;
const { port, keep: file } = parseArgs({ options }).values;

const worlds = { greenhouse: company(0), ashby: company(1, ashbyIds), teamtailor: company(2) };
if (file) recall(worlds, file);

const handlers = {
  greenhouse: greenhouseSimulator(worlds.greenhouse),
  ashby: ashbySimulator(worlds.ashby),
  teamtailor: teamtailorSimulator(worlds.teamtailor),
};
const told = () => Object.values(worlds).reduce((sum, world) => sum + world.writes.length, 0);

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
  const handler = name in handlers ? handlers[name as keyof typeof handlers] : null;
  if (!handler) return new Response("Not Found", { status: 404 });
  const before = told();
  const answer = await withFaults(handler, faultFor)(request);
  if (file && told() !== before) keep(worlds, file);
  return answer;
}, Number(port));

console.log(JSON.stringify({ simulator: "ready", url }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
