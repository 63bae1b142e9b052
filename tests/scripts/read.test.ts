import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("writes what is read in each file on a line, and says which files are missing", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "read-"));
  const [input, output] = [path.join(folder, "files.txt"), path.join(folder, "read.jsonl")];
  const samples = ["01-amara-lindqvist.pdf", "16-farid-haddad-protected.pdf"];
  const files = samples.map((file) => path.resolve("samples/candidates", file));
  await writeFile(path.join(folder, "own.txt"), "Ada Reyes\nada@example.org\n");
  await writeFile(input, [...files, "own.txt", "none.pdf"].join("\n"));
  const args = ["--import", "tsx", "scripts/read.ts", "--in", input, "--out", output];
  const failed = await run(process.execPath, args).catch((error: { code: number; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("none.pdf: ENOENT") as string });

  const lines = (await readFile(output, "utf8")).trim().split("\n");
  const [cv, locked, own, ...others] = lines.map((line) => JSON.parse(line) as Record<string, object>);
  expect(others).toEqual([]);
  expect(cv).toMatchObject({
    file: files[0],
    ok: true,
    failure: null,
    text: expect.stringContaining("Amara Lindqvist") as string,
    hidden: [],
    profile: {
      name: "Amara Lindqvist",
      emails: [expect.any(String)],
      skills: expect.any(Array) as unknown[],
    },
    ms: expect.any(Number) as number,
  });
  const { roles } = cv!.profile as { roles: object[] };
  expect(Object.keys(roles[0]!)).toEqual(["title", "organization", "from", "to", "current"]);
  expect(locked).toMatchObject({ ok: false, failure: "encrypted", text: null, profile: null });
  expect(own).toMatchObject({ file: "own.txt", profile: { name: "Ada Reyes", emails: ["ada@example.org"] } });
});
