import { database, createDatabase, sql } from "../support/database";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorActor } from "@/lib/platform/access/system";
import { env } from "@/lib/env";
import { verify } from "@/lib/doors/operating/acts/verify";
import { startLocalEngine } from "../../scripts/local-engine.ts";
import { freePort } from "../../scripts/ports.ts";
import { type Collector, startCollector } from "../simulators/otlp/collector";
import { openBucket } from "../storage/bucket";
import { startApp, type TestApp } from "../support/app";
import { cuttableProxy } from "../support/cuttable-proxy";
import { Mailbox } from "../support/mailbox";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { testHome } from "../support/test-home";
import { hiringTeam, ownerDb } from "../support/world";

/** `npm run drill` makes all of them happen; `npm test` those that are quick, and one of each kind. */
const isWhole = process.env.DRILL !== undefined;
const home = testHome();
const mailbox = new Mailbox();
let bucket: Awaited<ReturnType<typeof openBucket>>;
let collector: Collector;
let lines: Record<"database" | "engine" | "mail", Awaited<ReturnType<typeof cuttableProxy>>>;
let engine: Awaited<ReturnType<typeof startLocalEngine>>;
let app: TestApp;
let administrator: Recruiter;
/** What starts a second instance of the service. */
let settings: Record<string, string>;

beforeAll(async () => {
  // A queue that stands still for two seconds is an alarm here.
  process.env.ENGINE_STALLED_MS = "2000";
  bucket = await openBucket(home);
  collector = await startCollector();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  engine = await startLocalEngine(
    {
      env: { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl },
      release: async () => {},
    },
    home,
    url,
    { file: path.join(home, "engine.log") },
  );
  lines = {
    database: await cuttableProxy(database.appUrl),
    engine: await cuttableProxy(engine.env.INNGEST_BASE_URL),
    mail: await cuttableProxy(await mailbox.open()),
  };
  settings = {
    ...engine.env,
    ...bucket.env,
    BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET,
    APP_URL: url,
    INNGEST_BASE_URL: lines.engine.url.replace(/\/$/, ""),
    SMTP_URL: lines.mail.url,
    MAIL_FROM: "Shortlist <shortlist@example.com>",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_METRIC_EXPORT_INTERVAL: "500",
    DATABASE_EMBEDDED: "",
  };
  app = await startApp({ port, database: { ...database, appUrl: lines.database.url }, env: settings, home });
  administrator = await newRecruiter(app.url);
  await ownerDb.user.update({ where: { email: administrator.email }, data: { serviceAdministrator: true } });
  await until(async () => (await ready()).status === "ok");
}, 600_000);
afterAll(async () => {
  await app?.stop();
  await engine?.stop();
  await collector?.close();
  await bucket?.close();
  await mailbox.close();
  for (const line of Object.values(lines ?? {})) line.close();
  fs.rmSync(home, { recursive: true, force: true });
});

type Ready = { status: string; parts: Record<string, { state: string; problem?: string; code?: string }> };
async function ready(url = app.url): Promise<Ready & { http: number }> {
  const answer = await fetch(`${url}/api/ready`);
  return { ...((await answer.json()) as Ready), http: answer.status };
}

async function until(holds: () => Promise<boolean> | boolean, seconds = 90) {
  for (const deadline = Date.now() + seconds * 1_000; !(await holds()); await sleep(250))
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s:\n${JSON.stringify(await ready())}`);
}

/** The lines of a log; each has to be JSON. */
const read = (log: string) =>
  log.split("\n").flatMap((line) => (line ? [JSON.parse(line) as Record<string, unknown>] : []));

/** A row of "At three in the morning" (docs/operate.md). */
type Row = { what: string; seen: string; todo: string };
const rows: Row[] = [];

type Drill = {
  what: string;
  part: string;
  code: string;
  status: "degraded" | "unavailable";
  todo: string;
  begin: () => unknown;
  end: () => unknown;
};

const documents = () => path.join(home, "s3/documents");
let lock: pg.Client | undefined;

const drills: Drill[] = [
  {
    what: "The mail server is away",
    part: "mail",
    code: "ECONNREFUSED",
    status: "degraded",
    todo: "Letters wait and are sent once it answers, for about four hours. Mend it, or set another `SMTP_URL`.",
    begin: () => lines.mail.refuse(),
    end: () => lines.mail.mend(),
  },
  {
    what: "The bucket is gone",
    part: "storage",
    code: "NoSuchBucket",
    status: "degraded",
    todo: "Nothing can be uploaded or opened. Correct `S3_BUCKET`, or create it and restore its versions.",
    begin: () => fs.renameSync(documents(), `${documents()}-away`),
    end: () => fs.renameSync(`${documents()}-away`, documents()),
  },
  {
    what: "The workflow engine, or Inngest, is away",
    part: "engine",
    code: "ECONNREFUSED",
    status: "degraded",
    todo: "Work waits in the outbox and is lost by nothing. Start the engine, or see Inngest's status page.",
    begin: () => lines.engine.refuse(),
    end: () => lines.engine.mend(),
  },
  {
    what: "The engine stands still",
    part: "queue",
    code: "QUEUE_STALLED",
    status: "degraded",
    todo: "Work is due and nobody does it: an engine that hangs holds the lead. End it; another takes over.",
    async begin() {
      lock = new pg.Client({ connectionString: database.ownerUrl });
      await lock.connect();
      await lock.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'shortlist-engine-leader' AND datname = current_database()`);
      await lock.query("SELECT pg_advisory_lock(7270001)");
      await requestWork();
    },
    end: () => lock?.end(),
  },
  {
    what: "The database is away",
    part: "database",
    code: "ECONNREFUSED",
    status: "unavailable",
    todo: "Pages answer 503 and recover by themselves within seconds of its return. Start it, or fail over.",
    begin: () => lines.database.refuse(),
    end: () => lines.database.mend(),
  },
];

/** Has the engine do something: an event about nobody, whose function ends at once. */
async function requestWork() {
  const { organization } = await hiringTeam();
  const { id } = await ownerDb.outboxEvent.create({
    data: {
      organizationId: organization.id,
      name: "candidate.changed",
      data: { organizationId: organization.id, candidateId: crypto.randomUUID() },
    },
  });
  return id;
}

const quick = ["mail", "database"];
test.each(drills.filter(({ part }) => isWhole || quick.includes(part)))(
  "$what: ready, log, metric and page say so, and that it is over",
  async (drill) => {
    const { what, part, code, status, todo } = drill;
    const from = app.output().length;
    const said = (event: string) =>
      read(app.output().slice(from)).filter((line) => line.event === event && line.dependency === part);
    await drill.begin();
    let problem = "";
    try {
      await until(async () => (await ready()).parts[part]?.state === "failing");
      const answer = await ready();
      expect(answer).toMatchObject({ http: status === "degraded" ? 200 : 503, status });
      expect(answer.parts[part]).toMatchObject({ code });
      problem = answer.parts[part]!.problem!;
      if (part !== "database")
        expect((await administrator.visitor.get("/operating")).text).toContain(problem.split("'")[0]);
      expect(said("dependency failing")).toMatchObject([{ level: "warn", dependency: part, code }]);
      await until(() => isCounted(part, code));
    } finally {
      await drill.end();
    }
    await until(async () => (await ready()).status === "ok");
    expect(said("dependency recovered")).toHaveLength(1);
    rows.push({
      what,
      seen: `\`${status}\`, \`${part}\`: \`${code}\`. ${problem.replace(/\d+ s/, "… s")}`,
      todo,
    });
  },
);

const isCounted = (provider: string, code: string) =>
  collector.metrics.some(
    ({ name, sum }) =>
      name === "shortlist.provider.errors" &&
      sum?.dataPoints.some(({ attributes }) => {
        const values = attributes.map(({ value }) => value.stringValue);
        return values.includes(provider) && values.includes(code);
      }),
  );

test("whoever signs up while the mail server is away is told so, and gets the letter when it is back", async () => {
  lines.mail.refuse();
  const visitor = new Visitor(app.url);
  const email = "late@acme.example";
  const account = { organization: "Late", name: "Lea", email, password: PASSWORD };
  const second = { ...account, email: "other@acme.example" };
  try {
    await visitor.signUp(account);
    await until(async () => (await ready()).parts.mail?.state === "failing");
    expect((await visitor.get("/sign-up/sent")).text).toContain("does not answer at the moment");
    await new Visitor(app.url).signUp(second);
    // Signed up again with another password: perhaps by somebody else.
    await new Visitor(app.url).signUp({ ...second, password: "another battery horse" });
    await until(async () => (await outbox("account.letter-late")).length === 3);
  } finally {
    lines.mail.mend();
  }
  const link = await mailbox.linkTo(email, "verify-email");
  await visitor.post("/verify-email/submit", { token: link.searchParams.get("token") ?? "" });
  expect((await visitor.signIn(email, PASSWORD)).location).toBe("/");
  await mailbox.linkTo(second.email, "verify-email");
  await mailbox.linkTo(second.email, "reset-password");
  await until(async () => (await ready()).status === "ok");
});

const outbox = (name: string) => sql('SELECT data FROM "OutboxEvent" WHERE name = $1', [name]);

test.runIf(isWhole)(
  "an instance whose clock is an hour ahead says so, and its work is done at once",
  async () => {
    const ahead = await startApp({
      env: { ...settings, NODE_OPTIONS: `--import ${path.resolve("tests/support/clock-ahead.mjs")}` },
    });
    try {
      const answer = await ready(ahead.url);
      expect(answer).toMatchObject({
        http: 200,
        status: "degraded",
        parts: { clock: { code: "CLOCK_SKEW" } },
      });
      const { problem = "" } = answer.parts.clock!;
      expect(problem).toMatch(/^The clock of this instance is 3,?\d{3} s ahead/);
      expect(read(ahead.output())).toContainEqual(
        expect.objectContaining({ event: "dependency failing", dependency: "clock", code: "CLOCK_SKEW" }),
      );
      rows.push({
        what: "The clock of a machine is wrong",
        seen: `\`degraded\`, \`clock\`: \`CLOCK_SKEW\`. ${problem.replace(/3,?\d{3}/, "3,600")}`,
        todo: "Work goes on, due by the database's clock; signatures and links expire at the wrong time. Set it by NTP.",
      });
      const id = await requestWork();
      await until(
        async () =>
          (
            await sql(
              "SELECT FROM engine.run r JOIN engine.event e ON e.id = r.event_id WHERE e.dedupe = $1 AND r.ended_at IS NOT NULL",
              [`sender:${id}`],
            )
          ).length > 0,
        30,
      );
    } finally {
      await ahead.stop();
    }
  },
);

test.runIf(isWhole)("an engine with other keys registers nothing, and ready says so", async () => {
  const other = await startApp({
    env: { ...settings, ...(await wrongEngine()) },
  });
  try {
    await until(async () => (await ready(other.url)).parts.engine?.code !== undefined);
    const { engine } = (await ready(other.url)).parts;
    expect(engine).toMatchObject({ state: "failing", code: "NOT_REGISTERED" });
    rows.push({
      what: "The signing keys of app and engine differ",
      seen: `\`degraded\`, \`engine\`: \`NOT_REGISTERED\`. ${engine!.problem}`,
      todo: "Give both the same `INNGEST_SIGNING_KEY` and `INNGEST_EVENT_KEY`, and the engine the app's address.",
    });
  } finally {
    await other.stop();
    await wrong?.stop();
  }
});

let wrong: typeof engine | undefined;
/** The address of an engine that signs with keys of its own, and asks the main app. */
async function wrongEngine() {
  const { ownerUrl, appUrl } = await createDatabase();
  const database = { env: { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl }, release: async () => {} };
  wrong = await startLocalEngine(database, testHome(), app.url, { file: path.join(home, "wrong.log") });
  const { INNGEST_BASE_URL } = wrong.env;
  return { INNGEST_BASE_URL };
}

test.runIf(isWhole && spawnSync("unshare", ["-rm", "true"]).status === 0)(
  "a full disk is seen, and its cause named",
  () => {
    const program = `import { openFileStore } from "@/lib/platform/storage/file-store";
    openFileStore({ driver: "fs", root: "/mnt/files" }).probe().catch((error) => console.log(error.message));`;
    const file = path.join(home, "probe.ts");
    fs.writeFileSync(file, program);
    const script = `mount -t tmpfs -o size=8k tmpfs /mnt && mkdir /mnt/files && head -c 8192 /dev/zero > /mnt/full; "$0" "$@"`;
    const args = [process.execPath, "--conditions=react-server", "--import", "tsx", file];
    const { stdout, stderr } = spawnSync("unshare", ["-rm", "sh", "-c", script, ...args], {
      encoding: "utf8",
    });
    expect(stdout + stderr).toContain("The file store cannot be used now (ENOSPC). Try again shortly.");
    expect(
      read(
        stderr +
          stdout
            .split("\n")
            .filter((line) => line.startsWith("{"))
            .join("\n"),
      )[0],
    ).toMatchObject({
      event: "dependency failing",
      dependency: "storage",
      code: "ENOSPC",
    });
    rows.push({
      what: "The disk of the files is full",
      seen: "`degraded`, `storage`: `ENOSPC`. The file store cannot be used now (ENOSPC). Try again shortly.",
      todo: "Nothing can be uploaded; what is there can be read. Make room, or move the files to S3.",
    });
  },
);

test("a key that CREDENTIALS_KEYS has lost is named by verify", async () => {
  const { organization } = await hiringTeam();
  const data = { organizationId: organization.id, provider: "greenhouse", name: "G", credentialsKey: "lost" };
  const { id } = await ownerDb.atsConnection.create({ data });
  const { problems } = await verify(operatorActor(), {});
  expect(problems).toContainEqual(
    expect.objectContaining({ what: "a secret whose key CREDENTIALS_KEYS lacks", count: 1, example: id }),
  );
  await ownerDb.atsConnection.delete({ where: { id } });
  rows.push({
    what: "A key of stored secrets is lost",
    seen: "connections fail; `npm run admin -- verify`: a secret whose key CREDENTIALS_KEYS lacks",
    todo: "Put the old key back behind the newest in `CREDENTIALS_KEYS`; else enter the credentials again.",
  });
});

const refusals: {
  what: string;
  names: string;
  todo: string;
  settings: () => Promise<Record<string, string>>;
}[] = [
  {
    what: "A variable is missing or malformed",
    names: "CREDENTIALS_KEYS: give id:key pairs",
    todo: "The app does not start, and names each variable. Correct them; running instances go on.",
    settings: async () => ({ CREDENTIALS_KEYS: "new:too-short" }),
  },
  {
    what: "The login of the app bypasses row-level security",
    names: "DATABASE_URL: the login postgres is a superuser",
    todo: "The app does not start. Name another login in `DATABASE_URL`; `npm run migrate` creates it.",
    settings: async () => ({ DATABASE_URL: database.ownerUrl }),
  },
  {
    what: "PostgreSQL is too old",
    names: "DATABASE_URL: PostgreSQL 15 is too old",
    todo: "The app does not start. Upgrade the server to 16 or newer.",
    async settings() {
      const { ownerUrl, appUrl, name } = await createDatabase();
      const owner = new pg.Client({ connectionString: ownerUrl });
      await owner.connect();
      await owner.query(`CREATE SCHEMA older; GRANT USAGE ON SCHEMA older TO PUBLIC;
        CREATE FUNCTION older.current_setting(text) RETURNS text LANGUAGE sql RETURN '150013';
        ALTER DATABASE ${name} SET search_path = older, pg_catalog`);
      await owner.end();
      return { DATABASE_URL: appUrl };
    },
  },
];

test.each(isWhole ? refusals : refusals.slice(0, 1))(
  "$what: the app does not start, and says why in a line of JSON",
  async ({ what, names, todo, settings: more }) => {
    const started = startApp({ env: { ...settings, ...(await more()) } });
    const failure = (await started.then((one) => one.stop()).catch((error: Error) => error)) as Error;
    const printed = failure.message.slice(failure.message.indexOf("\n") + 1);
    const [line] = read(printed).filter(({ event }) => event === "cannot start");
    expect(line?.problem).toContain(names);
    rows.push({ what, seen: `no start; the log has \`cannot start\`: "${names} …"`, todo });
  },
);

test("no line of the log has what people typed", async () => {
  const typed = ["Quirina-Vandersteen", "quirina.refused@people.example", "Zwetschgenknödel"] as const;
  const [name, email, words] = typed;
  mailbox.refused = email;
  const visitor = new Visitor(app.url);
  await visitor.signUp({ organization: words, name, email, password: PASSWORD });
  await visitor.signIn(email, words);
  await visitor.post("/sign-in/submit", { email: `${words}%`, password: "x" });
  await visitor.get(`/reset-password?token=${words}`);
  await visitor.get(`/verify-email?token=${words}`);
  await visitor.get(`/candidates?q=${words}%00`);
  await visitor.get(`/${words}/%E0%A4%A`);
  await visitor.request(`/api/mcp?${words}`, {
    method: "POST",
    body: `{"${words}": `,
    headers: { authorization: `Bearer ${words}` },
  });
  await visitor.request("/api/auth/oauth2/token", {
    method: "POST",
    body: new URLSearchParams({ code: words }),
  });
  await administrator.visitor.get(`/jobs/${words}?q=${email}`);
  await until(() => read(app.output()).some(({ event, code }) => event === "mail refused" && code === "550"));
  const log = app.output() + fs.readFileSync(path.join(home, "engine.log"), "utf8");
  const all = read(log);
  expect(all.length).toBeGreaterThan(10);
  for (const word of [...typed, administrator.email, "late@acme.example"]) expect(log).not.toContain(word);
  for (const line of all)
    if (!line.engine)
      expect(line).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
        event: expect.any(String),
      });
});

test("docs/operate.md has a row for each drill, as it was seen", () => {
  const lines = rows.map(({ what, seen, todo }) => `| ${what} | ${seen} | ${todo} |`);
  const table = ["| what happened | what you see | what to do |", "| --- | --- | --- |", ...lines].join("\n");
  const file = "docs/operate.md";
  const page = fs.readFileSync(file, "utf8");
  const at = /(<!-- by npm run drill -->\n\n)([^]*?)(\n\n<!-- end -->)/;
  if (isWhole)
    fs.writeFileSync(
      file,
      page.replace(at, (_, before, __, after) => before + table + after),
    );
  const bare = (text: string) => text.replace(/ +/g, " ").replace(/-+/g, "-").trim();
  const written = bare(at.exec(fs.readFileSync(file, "utf8"))?.[2] ?? "");
  if (isWhole) expect(written).toBe(bare(table));
  for (const line of lines) expect(written).toContain(bare(line));
});
