import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended } from "./child.ts";
import { freePort } from "./ports.ts";
import { changeOwner, serverUser } from "./postgres/os-user.ts";

const SYSTEM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"];

/** PGBOUNCER_PATH, or the system's; undefined when there is none. */
const findPgbouncer = () =>
  [process.env.PGBOUNCER_PATH ?? "", ...SYSTEM].find((file) => file !== "" && fs.existsSync(file));

/** Installs Debian's PgBouncer if it is missing and we are root. @throws when there is still none */
export function ensurePgbouncer(): string {
  if (!findPgbouncer() && process.getuid?.() === 0) {
    console.log("Installing PgBouncer for the tests behind a pooler …");
    for (const args of [
      ["update", "-q"],
      ["install", "-y", "-q", "--no-install-recommends", "pgbouncer"],
    ])
      // RUNLEVEL=1: the package does not start its service.
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
      });
  }
  const file = findPgbouncer();
  if (!file) throw new Error("No PgBouncer: apt-get install pgbouncer (or set PGBOUNCER_PATH to one).");
  return file;
}

export interface Pooler {
  /** Changes an address of the database so that it leads through the pooler. */
  through: (url: string) => string;
  stop: () => Promise<void>;
}

/**
 * Runs PgBouncer in transaction mode in front of a server, with its defaults: it rejects startup options, and does
 * not keep clients' settings or statements apart. It opens `connections` to the server for each login and database.
 *
 * @param logins addresses of the logins that may connect
 */
export async function startPgbouncer(logins: readonly string[], connections: number): Promise<Pooler> {
  const command = ensurePgbouncer();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-pgbouncer-"));
  const [first = ""] = logins;
  const { hostname, port: serverPort } = new URL(first);
  const port = await freePort();
  const users = new Map(
    logins.map((url) => [new URL(url).username, new URL(url).password].map(decodeURIComponent)) as [
      string,
      string,
    ][],
  );
  const config = path.join(folder, "pgbouncer.ini");
  const list = path.join(folder, "users.txt");
  fs.writeFileSync(list, [...users].map(([name, password]) => `"${name}" "${password}"\n`).join(""));
  fs.writeFileSync(
    config,
    [
      "[databases]",
      `* = host=${hostname} port=${serverPort}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = scram-sha-256",
      `auth_file = ${list}`,
      "pool_mode = transaction",
      `default_pool_size = ${connections}`,
      "max_client_conn = 500",
      "",
    ].join("\n"),
  );
  // Like PostgreSQL, it refuses to run as root.
  const user = serverUser(folder);
  changeOwner(user, folder, config, list);
  const child = spawn(command, [config], { ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  try {
    await untilListening(child, port);
  } catch (cause) {
    throw new Error(`PgBouncer did not start: ${complaint}`, { cause });
  }
  return {
    through: (url) => {
      const pooled = new URL(url);
      pooled.port = String(port);
      return pooled.href;
    },
    stop: async () => {
      if (!ended(child)) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(30)) {
    if (ended(child)) throw new Error("It ended.");
    const socket = net.connect(port, "127.0.0.1");
    const open = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
  }
  throw new Error("It does not listen.");
}
