import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test(
  "the build works as serverless hosts run it: from its traced files, behind a pooler, frozen between requests",
  {
    timeout: 240_000,
  },
  async () => {
    const { ensureBuilt } = await import("../../scripts/next-build.ts");
    const dist = process.env.SHORTLIST_TEST_DIST;
    if (!dist) await ensureBuilt({ quiet: true });
    const script = ["--conditions=react-server", "--import", "tsx", "tests/rehearsal/main.ts", "--quick"];
    const child = spawn(process.execPath, script, {
      env: { ...process.env, ...(dist ? { NEXT_DIST_DIR: dist } : {}) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let stdout = "";
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    await once(child, "close");
    const result = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { largestFunctionMb: number };
    // Vercel's limit for an unpacked function (vercel.com/docs/functions/limitations, "Bundle size limits").
    expect(result.largestFunctionMb).toBeLessThan(250);
    expect(result, stdout).toEqual({
      formatsRead: 6,
      plainOwner: true,
      pooled: true,
      tenantLeaks: 0,
      presignedUpload: true,
      relayed: true,
      swept: true,
      standalone: true,
      largestFunctionMb: expect.any(Number) as number,
      postgres: [18],
    });
  },
);
