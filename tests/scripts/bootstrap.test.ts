import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);

let root: string;

/** A checkout with one dependency and a fake npm that installs it and logs each install. */
beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-bootstrap-")));
  fs.mkdirSync(path.join(root, "scripts"));
  fs.copyFileSync("scripts/bootstrap.mjs", path.join(root, "scripts/bootstrap.mjs"));
  lock("1.0.0");
  fs.writeFileSync(
    path.join(root, "npm.js"),
    `const fs = require("node:fs");
     fs.appendFileSync("installs", process.argv.slice(2).join(" ") + "\\n");
     fs.mkdirSync("node_modules/node/bin", { recursive: true });
     fs.rmSync("node_modules/node/bin/node", { force: true });
     fs.symlinkSync(${JSON.stringify(process.execPath)}, "node_modules/node/bin/node");
     fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");`,
  );
  command("hello", "console.log('hello', ...process.argv.slice(2)); process.exit(7);");
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const command = (name: string, code: string) => fs.writeFileSync(path.join(root, `scripts/${name}.ts`), code);

const lock = (version: string) =>
  fs.writeFileSync(
    path.join(root, "package-lock.json"),
    JSON.stringify({
      packages: {
        "": {},
        "node_modules/dependency": { version },
        "node_modules/other-platform": { version, optional: true },
      },
    }),
  );

const installs = () => fs.readFileSync(path.join(root, "installs"), "utf8").trim().split("\n");

const environment = () => ({
  ...process.env,
  npm_execpath: path.join(root, "npm.js"),
  npm_lifecycle_event: "",
});

const bootstrap = (...args: string[]) =>
  run(process.execPath, ["scripts/bootstrap.mjs", ...args], { cwd: root, env: environment() });

test("installs the lockfile's packages once, and again only when the lockfile's content changes", async () => {
  const first = bootstrap("hello", "world");
  await expect(first).rejects.toMatchObject({ code: 7, stdout: expect.stringContaining("hello world") });
  expect(installs()).toEqual(["ci --include=dev --no-audit --no-fund --loglevel=error"]);

  fs.utimesSync(path.join(root, "package-lock.json"), new Date(), new Date());
  await bootstrap("hello").catch(() => {});
  expect(installs()).toHaveLength(1);

  lock("2.0.0");
  await bootstrap("hello").catch(() => {});
  expect(installs()).toHaveLength(2);
});

test("two concurrent commands install once", async () => {
  await Promise.allSettled([bootstrap("hello"), bootstrap("hello")]);
  expect(installs()).toHaveLength(1);
});

test("does not wait for an installation that was killed when another program has its process number", async () => {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const left = path.join(os.tmpdir(), `shortlist-install-${name}`);
  fs.mkdirSync(left);
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  fs.writeFileSync(path.join(left, "pid"), String(other.pid));
  try {
    await expect(bootstrap("hello")).rejects.toMatchObject({ code: 7 });
    expect(installs()).toHaveLength(1);
  } finally {
    other.kill();
  }
}, 20_000);

test("package.json and README name the Node that an installation and a pruned one need", () => {
  const needed = [
    ...fs.readFileSync("scripts/bootstrap.mjs", "utf8").matchAll(/requireNode\("(\d+\.\d+)/g),
  ].map(([, version]) => version);
  const { engines } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${needed[0]}`);
  const readme = fs.readFileSync("README.md", "utf8");
  expect(readme).toMatch(new RegExp(`Node ${needed[0]} or newer[^]*pruned[^]*Node ${needed[1]} or newer`));
});

test("refuses an unknown command before installing anything", async () => {
  await expect(bootstrap("nothing")).rejects.toMatchObject({
    code: 1,
    stderr: "There is no command nothing.\n",
  });
  expect(fs.existsSync(path.join(root, "installs"))).toBe(false);
});

test("forwards a signal and exits with its command's code", async () => {
  command(
    "wait",
    "process.on('SIGTERM', () => process.exit(42)); setInterval(() => {}, 1000); console.log('ready');",
  );
  const child = spawn(process.execPath, ["scripts/bootstrap.mjs", "wait"], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes("ready")) child.kill("SIGTERM");
  });
  expect(await once(child, "exit")).toEqual([42, null]);
});

test("does not reinstall when only development packages are missing", async () => {
  const packages = { "": {}, "node_modules/dependency": { version: "1.0.0" } };
  const whole = { ...packages, "node_modules/tests-only": { version: "1.0.0", dev: true } };
  fs.writeFileSync(path.join(root, "package-lock.json"), JSON.stringify({ packages: whole }));
  fs.mkdirSync(path.join(root, "node_modules"));
  fs.writeFileSync(path.join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  await expect(bootstrap("hello")).rejects.toMatchObject({ code: 7, stdout: "hello\n" });
  expect(fs.existsSync(path.join(root, "installs"))).toBe(false);

  fs.writeFileSync(
    path.join(root, "node_modules/.package-lock.json"),
    JSON.stringify({ packages: { "": {} } }),
  );
  await expect(bootstrap("hello")).rejects.toMatchObject({ code: 7 });
  expect(installs()).toHaveLength(1);
});
