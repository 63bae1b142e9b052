// A local stand-in for the applicant tracking systems, with a made-up company in it: for demos and for trying things.
// Usage: node tests/simulators/ats/main.ts [--port 8399]. Says {"simulator":"ready","url":…} on a line of its own.
// Made-up people only; it forgets everything when it ends, and makes the same company again.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ashbyIds, ashbySimulator } from "../ashby/server.ts";
import { greenhouseSimulator } from "../greenhouse/server.ts";
import { teamtailorSimulator } from "../teamtailor/server.ts";
import { serve } from "./serve.ts";
import { SimWorld } from "./world.ts";

const { port } = parseArgs({ options: { port: { type: "string", default: "0" } } }).values;

const firstNames = [
  "Amara",
  "Bruno",
  "Chiara",
  "Dmitri",
  "Elif",
  "Farah",
  "Gustav",
  "Hana",
  "Ivo",
  "Jonas",
  "Kofi",
  "Lena",
];
const lastNames = [
  "Okafor",
  "Silva",
  "Rossi",
  "Petrov",
  "Demir",
  "Haddad",
  "Lind",
  "Sato",
  "Novak",
  "Weber",
  "Mensah",
  "Fischer",
];

function company(makeId?: (n: number) => string): SimWorld {
  const world = new SimWorld(makeId, Date.UTC(2026, 0, 5));
  const jobs = ["Backend Engineer", "Customer Success Manager", "Financial Analyst"].map((title) =>
    world.addJob(title),
  );
  const files = sampleFiles();
  for (let i = 0; i < 36; i++) {
    const person = world.addCandidate(firstNames[i % 12]!, lastNames[(i * 5 + Math.floor(i / 12)) % 12]!);
    const file = files[i % Math.max(files.length, 1)];
    if (file && i < files.length) world.addFile(person.id, file.name, file.bytes);
    const job = jobs[i % 3]!;
    const application = world.apply(person.id, job.id);
    world.moveTo(application.id, world.stagesOf(job.id)[i % 3]!.id);
    if (i % 6 === 5) world.reject(application.id, [...world.reasons.keys()][0]);
  }
  return world;
}

/** The repository's own sample CVs, so that what is imported can be read and judged. */
function sampleFiles(): { name: string; bytes: Uint8Array }[] {
  const folder = path.join(import.meta.dirname, "../../../samples/candidates");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(pdf|docx)$/.test(name))
    .sort()
    .slice(0, 24)
    .map((name) => ({ name: path.basename(name), bytes: readFileSync(path.join(folder, name)) }));
}

const handlers = {
  greenhouse: greenhouseSimulator(company()),
  ashby: ashbySimulator(company(ashbyIds)),
  teamtailor: teamtailorSimulator(company()),
};

const { url, close } = await serve((request) => {
  const name = new URL(request.url).pathname.split("/")[1] ?? "";
  const handler = name in handlers ? handlers[name as keyof typeof handlers] : null;
  return handler ? handler(request) : new Response("Not Found", { status: 404 });
}, Number(port));

console.log(JSON.stringify({ simulator: "ready", url }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
