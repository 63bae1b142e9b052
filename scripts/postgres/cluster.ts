import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../../lib/log.ts";
import { freePort } from "../ports.ts";
import type { Binaries } from "./binaries.ts";
import { changeOwner, runAs, serverEnv } from "./os-user.ts";
import type { Placement } from "./placement.ts";
import { findPostmaster, type Postmaster } from "./postmaster.ts";

/** How long to retry a start that fails because a predecessor still holds the memory or the port, in ms. */
const RETRY_MS = 30_000;
const NOTE_EVERY = 30_000;
const LOG_LIMIT = 20 * 1024 * 1024;

export interface ServerSettings {
  ownerPassword: string;
  /** False only for databases that are deleted after a test run: commits then do not wait for the disk. */
  durable: boolean;
  /** The port that its users already know; absent: any free port. */
  port?: number;
}

/** Creates the cluster if it is missing and starts its server if it is not running. Call it under the start lock. */
export async function startCluster(binaries: Binaries, at: Placement, settings: ServerSettings) {
  if (!fs.existsSync(path.join(at.data, "PG_VERSION"))) initialise(binaries, at, settings);
  const running = await settledServer(at.data);
  if (running) return { ...running, reused: true };
  return { ...(await launch(binaries, at, settings)), reused: false };
}

function initialise(binaries: Binaries, at: Placement, { ownerPassword, durable }: ServerSettings) {
  const fresh = `${at.data}.new`;
  const passwordFile = `${at.data}.password`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  fs.writeFileSync(passwordFile, ownerPassword, { mode: 0o600 });
  changeOwner(at.user, fresh, passwordFile);
  try {
    const { status, stdout, stderr, error } = runAs(
      at.user,
      path.join(binaries.dir, "bin/initdb"),
      [
        "-D",
        fresh,
        "-U",
        "postgres",
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
        "--encoding=UTF8",
        "--locale=C",
        ...(binaries.major >= 17
          ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
          : ["--lc-ctype=C.UTF-8"]),
        "--no-instructions",
        ...(durable ? [] : ["--no-sync"]),
      ],
      path.dirname(at.data),
    );
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ""}${stderr}${stdout}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  // Atomic: a start that is killed half-way leaves only `data.new`.
  fs.renameSync(fresh, at.data);
}

/** Waits for a server that is starting or stopping; null when none is running. */
async function settledServer(data: string): Promise<Postmaster | null> {
  const note = noteEvery("PostgreSQL is still starting or stopping");
  for (;;) {
    const postmaster = findPostmaster(data);
    if (!postmaster || postmaster.ready) return postmaster;
    note();
    await sleep(25);
  }
}

async function launch(binaries: Binaries, at: Placement, settings: ServerSettings): Promise<Postmaster> {
  const deadline = Date.now() + RETRY_MS;
  if (fs.statSync(at.log).size > LOG_LIMIT) fs.truncateSync(at.log);
  const portFile = path.join(at.room, "port");
  for (;;) {
    // No running server owns the pidfile (the caller waited), and a recycled pid in it would make PostgreSQL refuse.
    fs.rmSync(path.join(at.data, "postmaster.pid"), { force: true });
    const port = settings.port ?? (await freePort(lastPort()));
    const logged = fs.statSync(at.log).size;
    const server = spawnServer(binaries, at, port, settings.durable);
    const postmaster = await ready(server, at.data);
    if (postmaster) {
      fs.writeFileSync(portFile, String(port));
      return postmaster;
    }
    const complaint = fs.readFileSync(at.log).subarray(logged).toString().trim();
    // Backends of a killed server take a moment to exit; a port may be taken between the check and the bind.
    const isTransient = /pre-existing shared memory|Address already in use|is another postmaster/i.test(
      complaint,
    );
    if (!isTransient || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${complaint}`);
    await sleep(250);
  }

  function lastPort(): number {
    return fs.existsSync(portFile) ? Number(fs.readFileSync(portFile, "utf8")) : 0;
  }
}

function spawnServer(binaries: Binaries, at: Placement, port: number, durable: boolean) {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    shared_buffers: "128MB",
    max_connections: "100",
    timezone: "UTC",
    log_timezone: "UTC",
    // A failing statement and its detail may contain candidates' data, which must not be logged.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const log = fs.openSync(at.log, "a");
  const child = spawn(
    path.join(binaries.dir, "bin/postgres"),
    ["-D", at.data, "-p", String(port), ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`])],
    // Detached: Ctrl-C in the terminal reaches us, not the database, which must outlive the app's last write.
    { ...at.user, cwd: path.dirname(at.data), env: serverEnv(), detached: true, stdio: ["ignore", log, log] },
  );
  fs.closeSync(log);
  child.unref();
  return child;
}

/**
 * Waits until the server accepts connections; null when it has ended. Without a limit: recovery after a crash can take
 * many minutes, and a server killed meanwhile begins it again (PostgreSQL 18, chapter 18.3).
 */
async function ready(server: ReturnType<typeof spawn>, data: string): Promise<Postmaster | null> {
  let failure: Error | undefined;
  server.once("error", (error) => (failure = error));
  const note = noteEvery("PostgreSQL is still starting; after a crash this can take minutes");
  for (;;) {
    if (failure) throw failure;
    if (server.exitCode !== null || server.signalCode !== null) return null;
    const postmaster = findPostmaster(data);
    if (postmaster?.ready && postmaster.pid === server.pid) return postmaster;
    note();
    await sleep(20);
  }
}

function noteEvery(sentence: string): () => void {
  let noted = Date.now();
  return () => {
    if (Date.now() - noted < NOTE_EVERY) return;
    log.warn(sentence);
    noted = Date.now();
  };
}

/** Stops the server in fast mode, which ends open connections. Returns false when none was running. */
export function stopCluster(binaries: Binaries, at: Placement): boolean {
  if (!findPostmaster(at.data)) return false;
  const { status, stderr, stdout } = runAs(
    at.user,
    path.join(binaries.dir, "bin/pg_ctl"),
    ["stop", "-D", at.data, "-m", "fast", "-w", "-t", "60", "-s"],
    path.dirname(at.data),
  );
  if (status !== 0 && findPostmaster(at.data)) throw new Error(`PostgreSQL did not stop: ${stderr}${stdout}`);
  return true;
}
