import { spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { claimInstance } from "../../scripts/instance.ts";
import { bindable, freePort } from "../../scripts/ports.ts";

const homes: string[] = [];
afterAll(() => homes.forEach((home) => fs.rmSync(home, { recursive: true })));

function freshHome(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-instance-"));
  homes.push(home);
  return home;
}

test("allows one instance per home, and tells the second where the first runs", () => {
  const home = freshHome();
  const release = claimInstance(home, "http://127.0.0.1:3000");
  expect(() => claimInstance(home, "http://127.0.0.1:4000")).toThrow(
    `already runs on ${home}: http://127.0.0.1:3000 (process ${process.pid})`,
  );
  release();
  claimInstance(home, "http://127.0.0.1:4000")();
});

test("a killed instance does not block the next one", () => {
  const home = freshHome();
  const claim = `import { claimInstance } from ${JSON.stringify(path.resolve("scripts/instance.ts"))};
    claimInstance(${JSON.stringify(home)}, "http://127.0.0.1:3000"); process.kill(process.pid, "SIGKILL");`;
  expect(spawnSync(process.execPath, ["--input-type=module", "-e", claim]).signal).toBe("SIGKILL");
  expect(fs.existsSync(path.join(home, "running.json"))).toBe(true);
  claimInstance(home, "http://127.0.0.1:4000")();
});

test("a port is not free when another process listens on it, on loopback or on all addresses", async () => {
  for (const host of ["127.0.0.1", "::"]) {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
    const { port } = server.address() as net.AddressInfo;
    expect(await bindable(port)).toEqual({ refused: "EADDRINUSE" });
    const other = await freePort(port);
    expect(other).not.toBe(port);
    // Outgoing connections are given ports from 32768 up.
    expect(other).toBeLessThan(32_768);
    server.close();
  }
});
