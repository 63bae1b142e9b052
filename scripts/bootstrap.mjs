// The entry point of every npm script. Plain JavaScript without dependencies, because it runs before they are
// installed and on any Node: it installs them when needed, then runs scripts/<command>.ts on the Node that npm
// installed with them.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const windows = process.platform === "win32";
const ownNode = path.join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");
const [command, ...args] = process.argv.slice(2);

requireNode("20.19.0");
const script = path.join(root, "scripts", `${command}.ts`);
if (!command || !existsSync(script)) fail(`There is no command ${command}.`);
if (!installed()) await install();
handOver();

function requireNode(minimum) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [needMajor, needMinor] = minimum.split(".").map(Number);
  if (major < needMajor || (major === needMajor && minor < needMinor))
    fail(`Node ${minimum} or newer is needed; this is ${process.versions.node}.`);
}

/**
 * Whether node_modules has every package of the lockfile, in its version. If all development packages were left out
 * (npm ci --omit=dev), Node among them, only the others are required.
 */
function installed() {
  const present = readLock("node_modules/.package-lock.json");
  if (!present) return false;
  const wanted = Object.entries(readLock("package-lock.json")).filter(([where]) => where !== "");
  const development = wanted.filter(([, { dev, optional }]) => dev && !optional);
  const pruned = development.length > 0 && !development.some(([where]) => present[where]);
  if (!pruned && !existsSync(ownNode)) return false;
  return wanted.every(
    ([where, { version, integrity, optional, link, dev }]) =>
      optional ||
      link ||
      (pruned && dev) ||
      (present[where]?.version === version && present[where].integrity === integrity),
  );
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

/** One at a time: two `npm ci` in one folder destroy each other's work. */
async function install() {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const lock = path.join(os.tmpdir(), `shortlist-install-${name}`);
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 500));
  try {
    if (installed()) return;
    console.log("Installing dependencies …");
    const flags = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = process.env.npm_execpath;
    const { status } = npm?.endsWith(".js")
      ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: "inherit" })
      : spawnSync("npm", flags, { cwd: root, stdio: "inherit", shell: windows });
    if (status !== 0) fail("npm ci failed.");
    if (!existsSync(ownNode))
      fail(
        "npm did not install Node 24: its install scripts seem to be switched off (npm config get ignore-scripts).",
      );
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(path.join(lock, "pid"), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (abandoned(lock)) rmSync(lock, { recursive: true, force: true });
  return false;
}

function abandoned(lock) {
  try {
    const pid = readFileSync(path.join(lock, "pid"), "utf8");
    process.kill(Number(pid), 0);
    return isAnotherProgram(pid);
  } catch (error) {
    if (error.code === "EPERM") return false;
    if (error.code === "ESRCH") return true;
    // Created a moment ago, with its pid not yet written; or already removed.
    return existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 10_000;
  }
}

/** Whether the number of an installation that was killed belongs to another program now, where that can be seen. */
function isAnotherProgram(pid) {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("bootstrap.mjs");
  } catch {
    return false;
  }
}

function handOver() {
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  if (node !== ownNode) requireNode("24.2.0");
  const bin = path.join(root, "node_modules", ".bin");
  const PATH = [bin, process.env.PATH].filter(Boolean).join(path.delimiter);
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH },
  });
  child.on("error", (error) => fail(error.message));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)));
}

/**
 * npm passes a SIGTERM to the shell between us, and most shells then die without passing it on. Only under npm:
 * when started by hand, losing the parent may be intended (nohup).
 */
function endWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
