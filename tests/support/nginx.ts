import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended } from "../../scripts/child.ts";

/** Debian's nginx; installed if missing and we are root, like PgBouncer (scripts/pgbouncer.ts). */
export function findNginx(): string | undefined {
  const place = "/usr/sbin/nginx";
  if (!fs.existsSync(place) && process.getuid?.() === 0 && process.platform === "linux")
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "nginx-light"], {
      stdio: "ignore",
      // RUNLEVEL=1: the package does not start its service.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  return fs.existsSync(place) ? place : undefined;
}

/**
 * Runs nginx with docker/nginx.conf, changing only the addresses: `hosts` maps each host name of the compose file to
 * a local port. @throws with nginx's message when `nginx -t` rejects the configuration
 */
export async function startNginx(command: string, port: number, hosts: Record<string, number>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-nginx-"));
  const site = Object.entries(hosts).reduce(
    (text, [name, at]) => text.replaceAll(new RegExp(`\\b${name}:\\d+`, "g"), `127.0.0.1:${at}`),
    fs.readFileSync("docker/nginx.conf", "utf8").replace("listen 80;", `listen 127.0.0.1:${port};`),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  // The surrounding configuration from the image's nginx.conf, with files in our folder.
  const around = `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
${site}
}`;
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(file, around);
  const checked = spawnSync(command, ["-t", "-c", file, "-e", "stderr"], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child: ChildProcess = spawn(command, ["-c", file, "-e", "stderr"], { stdio: "inherit" });
  while (!ended(child) && !(await fetch(`http://127.0.0.1:${port}`).catch(() => null))) await sleep(50);
  return {
    stop: async () => {
      if (!ended(child)) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
