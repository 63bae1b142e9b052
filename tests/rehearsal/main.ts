// npm run rehearse: runs the production build as serverless hosts do, isolated from this checkout. The last line is
// JSON. `--quick` skips the older PostgreSQL versions.
import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { connected } from "../../scripts/postgres/roles.ts";
import { migrate } from "../../scripts/database.ts";
import { startEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { startLocalEngine } from "../../scripts/local-engine.ts";
import { startPgbouncer } from "../../scripts/pgbouncer.ts";
import { root } from "../../scripts/root.ts";
import { removeHome } from "../../scripts/temporary-home.ts";
import { openBucket } from "../storage/bucket.ts";
import { hostedDatabase } from "../support/hosted-database.ts";
import { sample, sentFile } from "../support/sent-file.ts";
import { documents, largeDocx } from "./documents.ts";
import { type Front, openFront } from "./front.ts";
import { Instance } from "./instance.ts";
import { Mailbox } from "../support/mailbox.ts";
import { largestFunction, stageFunction, stageStandalone } from "./stage.ts";
import { openJob, scoresOf, signUp, upload } from "./work.ts";

const quick = process.argv.includes("--quick");
const build = { root, dist: process.env.NEXT_DIST_DIR ?? ".next" };
const begun = Date.now();
const say = (text: string) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${text}`);
const undo: (() => unknown)[] = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-rehearsal-"));
fs.chmodSync(folder, 0o755);
const makeFolder = (name: string) => {
  const made = path.join(folder, name);
  fs.mkdirSync(made, { mode: 0o711 });
  return made;
};

/** Starts PostgreSQL with a migrated database of a non-superuser. Returns the connection URLs of its logins. */
async function startDatabase(older?: 16 | 17) {
  const home = makeFolder(`postgres-${older ?? 18}`);
  const server = await startEmbeddedPostgres({ home, older, durable: false, hold: false });
  undo.push(() => removeHome(home));
  const database = await hostedDatabase(server);
  await migrate(database);
  return database;
}

/** Deploys the service on a database: one function each for MCP and Inngest, the standalone server for the rest. */
async function deploy(database: Awaited<ReturnType<typeof startDatabase>>["env"]) {
  const functions = new Map<string, Instance>();
  const front = await openFront((route) => functions.get(route) ?? functions.get("*"));
  const home = makeFolder(`engine-${services.length}`);
  const log = path.join(home, "engine.log");
  const engine = await startLocalEngine({ env: database, release: async () => {} }, home, front.url, {
    file: log,
  });
  const { DATABASE_URL, DATABASE_SQL_URL } = database;
  const env = {
    DATABASE_URL,
    DATABASE_SQL_URL,
    APP_URL: front.url,
    VERCEL: "1",
    TRUSTED_PROXIES: "1",
    DATABASE_POOL_SIZE: "2",
    DATABASE_READ_POOL_SIZE: "1",
    DATABASE_SQL_POOL_SIZE: "1",
    BETTER_AUTH_SECRET: "a secret for rehearsals only, of at least 32 characters",
    ...engine.env,
    SMTP_URL: smtp,
    MAIL_FROM: "Shortlist <shortlist@example.com>",
    ...bucket.env,
  };
  for (const [route, stage] of stages)
    functions.set(route, await Instance.start(stage, env, route.replace("*", "/sign-in")));
  const service = {
    front,
    functions,
    env,
    output: () =>
      [fs.readFileSync(log, "utf8"), ...[...functions.values()].map((instance) => instance.output())]
        .map((output) => output.slice(-3_000))
        .join("\n———\n"),
    stop: async () => {
      await front.close();
      for (const instance of functions.values()) instance.kill();
      await engine.stop();
    },
  };
  services.push(service);
  undo.push(service.stop);
  return service;
}

/** Calls a function that is frozen permanently after its response, while it is still sending its events. */
async function freezeAfterResponse<T>(
  { functions, env }: Awaited<ReturnType<typeof deploy>>,
  call: () => Promise<T>,
): Promise<T> {
  // Accepts connections, and never answers.
  const silent = net.createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  undo.push(() => silent.close());
  const hanging = { ...env, INNGEST_BASE_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` };
  const route = "/api/mcp";
  const other = functions.get(route);
  const stage = stages.get(route);
  const stopped = await Instance.start(stage!, hanging, route);
  undo.push(() => stopped.kill());
  functions.set(route, stopped);
  const sending = once(silent, "connection");
  const answer = await call();
  await sending;
  stopped.freeze();
  functions.set(route, other!);
  return answer;
}

const services: { front: Front; output: () => string }[] = [];
const mailbox = new Mailbox();
const smtp = await mailbox.open();
undo.push(() => mailbox.close());
const bucket = await openBucket(folder);
undo.push(bucket.close);
const stages = new Map([
  ["*", makeFolder("standalone")],
  ["/api/inngest", makeFolder("inngest")],
  ["/api/mcp", makeFolder("mcp")],
]);
const result = {
  formatsRead: 0,
  plainOwner: false,
  pooled: false,
  tenantLeaks: -1,
  presignedUpload: false,
  relayed: false,
  swept: false,
  standalone: false,
  largestFunctionMb: 0,
  postgres: [] as number[],
};
let code = 1;
try {
  for (const [route, stage] of stages)
    if (route === "*") stageStandalone(build, stage);
    else stageFunction(build, `${route.slice(1)}/route`, stage);
  result.largestFunctionMb = Math.round(largestFunction(build));
  say("staged from the traces");

  const { env, superuser } = await startDatabase();
  result.plainOwner = true;
  say("migrated by a plain owner");
  const pooler = await startPgbouncer([env.DATABASE_URL, env.DATABASE_SQL_URL], 3);
  undo.push(() => pooler.stop());
  const service = await deploy({
    ...env,
    DATABASE_URL: pooler.through(env.DATABASE_URL),
    DATABASE_SQL_URL: pooler.through(env.DATABASE_SQL_URL),
  });
  const { url, failures } = service.front;
  say(`deployed: ${url}`);

  const tools = await signUp(url, mailbox);
  const others = await signUp(url, mailbox);
  result.standalone = true;
  const jobId = await openJob(tools);
  const othersJob = await openJob(others);
  say("two organizations signed up, and opened a job each");

  const count = (what: string) =>
    connected(superuser, async (client) =>
      Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${what}`)).rows[0]?.n),
    );
  const someone = { jobId: othersJob, files: [sample("candidates/02-tomas-ferreira.pdf")] };
  const left = await freezeAfterResponse(service, () =>
    others.call<{ applicationId: string }>("createCandidate", someone),
  );
  const leftBehind = await count(`"OutboxEvent" WHERE "sentAt" IS NULL AND "claimedUntil" IS NOT NULL`);
  say(`a function that was stopped behind its answer left ${leftBehind} event`);

  const created: Record<string, string> = {};
  for (const [fileName, bytes] of Object.entries(await documents())) {
    const file = sentFile(fileName, bytes);
    created[fileName] = (
      await tools.call<{ applicationId: string }>("createCandidate", { jobId, files: [file] })
    ).applicationId;
  }
  const { uploadId, direct } = await upload(tools, url, "large.docx", largeDocx());
  const person = { jobId, files: [{ uploadId }] };
  created["large.docx"] = (
    await tools.call<{ applicationId: string }>("createCandidate", person)
  ).applicationId;
  const scores = await scoresOf(tools, jobId, Object.values(created));
  for (const [fileName, application] of Object.entries(created))
    say(`${fileName}: ${scores.get(application) ?? "not listed"}`);
  const isScored = (fileName: string) => scores.get(created[fileName] ?? "") === "scored";
  result.formatsRead = Object.keys(created).filter((name) => name !== "large.docx" && isScored(name)).length;
  result.presignedUpload = direct && isScored("large.docx");

  const lists = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const [asking, own] = i % 2 ? [others, othersJob] : [tools, jobId];
      const { items } = await asking.call<{ items: { jobId: string }[] }>("listConfiguredJobs", {});
      return items.length === 1 && items[0]?.jobId === own;
    }),
  );
  result.tenantLeaks = lists.filter((right) => !right).length;
  const wrongJob = await others.tried("listJobCandidates", { jobId });
  if (wrongJob.refusal === null) result.tenantLeaks += 1;

  const swept = await scoresOf(others, othersJob, [left.applicationId]);
  const charged = await count(`"CreditTransaction" WHERE "subjectId" = '${left.applicationId}'`);
  result.swept = leftBehind === 1 && swept.get(left.applicationId) === "scored" && charged === 1;
  say(`what it left: ${swept.get(left.applicationId)}, charged ${charged} times`);

  const logins = await count(`pg_stat_activity WHERE usename IN ('web', 'reports')`);
  result.pooled = failures.length === 0 && logins > 0 && logins <= 6;
  const unsent = await count(`"OutboxEvent" WHERE "sentAt" IS NULL`);
  const doubled = await count(`"OutboxEvent" WHERE attempts > 1`);
  result.relayed = unsent === 0 && doubled === leftBehind;
  result.postgres.push(18);
  await Promise.all([tools.close(), others.close()]);

  for (const older of quick ? [] : ([16, 17] as const)) {
    const { env } = await startDatabase(older);
    const service = await deploy(env);
    const tools = await signUp(service.front.url, mailbox);
    const jobId = await openJob(tools);
    const files = [sample("candidates/01-amara-lindqvist.pdf")];
    const { applicationId } = await tools.call<{ applicationId: string }>("createCandidate", {
      jobId,
      files,
    });
    const scores = await scoresOf(tools, jobId, [applicationId]);
    await tools.call("searchCandidates", {});
    await tools.close();
    if (scores.get(applicationId) === "scored" && service.front.failures.length === 0)
      result.postgres.push(older);
    say(`PostgreSQL ${older}: ${scores.get(applicationId)}`);
  }
  result.postgres.sort();
  const { formatsRead, tenantLeaks, largestFunctionMb, postgres, ...yes } = result;
  const held =
    formatsRead === 6 && tenantLeaks === 0 && largestFunctionMb <= 250 && Object.values(yes).every(Boolean);
  code = held && postgres.length === (quick ? 1 : 3) ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  for (const { front, output } of code ? services : [])
    console.log(`${front.failures.join("\n")}\n${output()}`);
  for (let act = undo.pop(); act; act = undo.pop()) await Promise.resolve(act()).catch(console.error);
  fs.rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(result));
process.exit(code);
