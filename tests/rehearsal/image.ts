// npm run rehearse -- --image: executes the Dockerfile step by step, without Docker. Each stage is a folder; its RUN
// lines run there with this Node, and its CMD as an unprivileged user on a read-only disk.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended } from "../../scripts/child.ts";
import { startEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { freePort } from "../../scripts/ports.ts";
import { root } from "../../scripts/root.ts";
import { removeHome } from "../../scripts/temporary-home.ts";
import { hostedDatabase } from "../support/hosted-database.ts";
import { readOnlyCommand } from "./read-only.ts";

type Stage = {
  folder: string;
  env: Record<string, string>;
  command: string[];
  /** The health check: exits with 0 when the process that `command` started is healthy. */
  check: string[];
  user: string;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-image-"));
fs.chmodSync(folder, 0o755);
const stages = new Map<string, Stage>();
const node = path.dirname(process.execPath);
const begun = Date.now();
const say = (text: string) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${text}`);

/** Files of the checkout that .dockerignore lets into the build. */
function contextFiles(): string[] {
  const ignored = fs.readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const { stdout } = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  return stdout
    .split("\0")
    .filter(
      (file) =>
        file && !ignored.some((rule) => path.matchesGlob(file, rule) || path.matchesGlob(file, `${rule}/**`)),
    );
}

function copyFiles(from: string, files: string[], to: string) {
  for (const file of files) fs.cpSync(path.join(from, file), path.join(to, file));
}

/** Copies a folder's contents into `to`, a file under its own name (COPY in the Dockerfile reference). */
function copyPlace(place: string, to: string) {
  const isFolder = fs.statSync(place).isDirectory();
  fs.cpSync(place, isFolder ? to : path.join(to, path.basename(place)), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

function execute(stage: Stage, instruction: string, rest: string) {
  if (instruction === "ENV")
    for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
  if (instruction === "USER") stage.user = rest;
  if (instruction === "CMD") stage.command = JSON.parse(rest) as string[];
  if (instruction === "HEALTHCHECK") stage.check = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
  if (instruction === "COPY") {
    const from = stages.get(/--from=(\w+)/.exec(rest)?.[1] ?? "");
    const places = rest.split(/\s+/).filter((word) => !word.startsWith("--"));
    const to = path.join(stage.folder, places.pop() ?? "");
    for (const place of places)
      if (place === ".") copyFiles(root, contextFiles(), to);
      else
        copyPlace(from ? path.join(from.folder, path.relative("/app", place)) : path.join(root, place), to);
  }
  if (instruction === "RUN") {
    // npm takes its registry from this machine's environment.
    const env = { ...process.env, PATH: `${node}:${process.env.PATH}`, ...stage.env };
    // Docker's cache mount is npm's own cache here.
    const command = rest.replace(/^--mount=type=cache,\S+ /, "");
    const { status } = spawnSync("sh", ["-c", command], {
      cwd: stage.folder,
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
    if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}.`);
  }
}

/** Runs a stage's CMD, or another command, as a container would. */
function start(name: string, env: Record<string, string>, command = stages.get(name)?.command): ChildProcess {
  const stage = stages.get(name);
  if (stage?.user !== "node") throw new Error(`The image ${name} runs as ${stage?.user || "root"}.`);
  // Already copied, and in use, when the image runs in a second container.
  const program = path.join(stage.folder, "node");
  if (!fs.existsSync(program)) fs.copyFileSync(process.execPath, program);
  const [, ...args] = command ?? [];
  const [shell = "", ...rest] = readOnlyCommand(stage.folder, ["./node", ...args], true);
  return spawn(shell, rest, {
    cwd: stage.folder,
    env: {
      PATH: "/usr/bin:/bin",
      HOME: "/nonexistent",
      ...stage.env,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

const megabytes = (name: string) =>
  Number(
    spawnSync("du", ["-sm", stages.get(name)?.folder ?? ""], { encoding: "utf8" }).stdout.split("\t")[0],
  );

const home = path.join(folder, "postgres");
fs.mkdirSync(home, { mode: 0o711 });
const running: ChildProcess[] = [];
let code = 1;
try {
  let current: Stage | undefined;
  for (const line of fs.readFileSync(path.join(root, "Dockerfile"), "utf8").split("\n")) {
    const [, instruction = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === "FROM") {
      const name = rest.split(" AS ")[1] ?? "";
      current = { folder: path.join(folder, name), env: {}, command: [], check: [], user: "" };
      fs.mkdirSync(current.folder);
      stages.set(name, current);
    } else if (current && instruction) execute(current, instruction, rest);
    if (["FROM", "RUN"].includes(instruction)) say(line);
  }
  const sizes = { appMb: megabytes("app"), toolsMb: megabytes("tools") };

  const server = await startEmbeddedPostgres({ home, durable: false, hold: false });
  const { env: database } = await hostedDatabase(server);
  const { DATABASE_OWNER_URL, ...logins } = database;
  const [migrated] = (await once(start("tools", database), "exit")) as [number];
  say(`migrate ended with ${migrated}`);

  const port = await freePort();
  const enginePort = await freePort();
  const keys = { signing: `signkey-test-${"0".repeat(64)}`, event: "events" };
  const engine = {
    ENGINE_DATABASE_URL: DATABASE_OWNER_URL,
    ENGINE_PORT: String(enginePort),
    // As in compose.yaml: the app reaches it by a host name other than loopback's.
    ENGINE_HOST: "0.0.0.0",
    ENGINE_APP_URL: `http://127.0.0.1:${port}/api/inngest`,
    ENGINE_SIGNING_KEY: keys.signing,
    ENGINE_EVENT_KEY: keys.event,
  };
  running.push(start("tools", engine, ["node", "tools/engine.mjs"]));
  const env = {
    ...logins,
    PORT: String(port),
    HEALTH_PORT: String(await freePort()),
    HOSTNAME: "127.0.0.1",
    APP_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: "0",
    BETTER_AUTH_SECRET: "a secret for rehearsals only, of at least 32 characters",
    INNGEST_BASE_URL: `http://0.0.0.0:${enginePort}`,
    INNGEST_EVENT_KEY: keys.event,
    INNGEST_SIGNING_KEY: keys.signing,
    S3_BUCKET: "documents",
    S3_ENDPOINT: "http://127.0.0.1:9",
    AWS_ACCESS_KEY_ID: "x",
    AWS_SECRET_ACCESS_KEY: "x",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Shortlist <shortlist@example.com>",
  };
  const app = start("app", env);
  running.push(app);
  let page = 0;
  for (
    const deadline = Date.now() + 30_000;
    page !== 200 && Date.now() < deadline && !ended(app);
    await sleep(200)
  )
    page = await fetch(`http://127.0.0.1:${port}/sign-in`).then(
      ({ status }) => status,
      () => 0,
    );
  if (ended(app)) throw new Error("The app exited.");
  const user = Number(/^Uid:\t(\d+)/m.exec(fs.readFileSync(`/proc/${app.pid}/status`, "utf8"))?.[1]);
  const [listed] = (await once(
    start("tools", env, ["node", "tools/admin.mjs", "organizations"]),
    "exit",
  )) as [number];
  const [checked] = (await once(start("app", env, stages.get("app")?.check), "exit")) as [number];
  let engineReady = false;
  for (const deadline = Date.now() + 30_000; !engineReady && Date.now() < deadline; await sleep(200)) {
    const { parts } = (await (await fetch(`http://127.0.0.1:${port}/api/ready`)).json()) as {
      parts: Record<string, { state: string }>;
    };
    engineReady = parts.engine?.state === "ok" && parts.migrations?.state === "ok";
  }
  const held = {
    migrated: migrated === 0,
    engine: engineReady,
    administered: listed === 0,
    healthy: checked === 0,
    page: page === 200,
  };
  console.log(JSON.stringify({ ...sizes, ...held, root: user === 0 }));
  code = Object.values(held).every(Boolean) && user !== 0 && sizes.appMb <= 500 ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  for (const child of running)
    if (child.pid !== undefined && !ended(child)) process.kill(-child.pid, "SIGKILL");
  await removeHome(home);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
