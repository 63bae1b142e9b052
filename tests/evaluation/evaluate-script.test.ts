import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { honestMind } from "../simulators/openai/minds";
import { simulatorKey, startOpenAiSimulator } from "../simulators/openai/server";
import { job, strong, weak } from "./cvs";

const run = promisify(execFile);
const posting = { id: "j1", description: job.description };

async function evaluate(lines: unknown[], more: string[] = [], env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "evaluate-"));
  const input = path.join(folder, "pairs.jsonl");
  const output = path.join(folder, "scores.jsonl");
  await writeFile(
    input,
    lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  );
  const args = [
    "--import",
    "tsx",
    "scripts/evaluate.ts",
    "--in",
    input,
    "--out",
    output,
    "--as-of",
    "2026-01-15",
    ...more,
  ];
  const { code, stderr } = await run(process.execPath, args, { env: { ...process.env, ...env } }).then(
    (done) => ({ ...done, code: 0 }),
    (error: { code: number; stderr: string }) => error,
  );
  const written = await readFile(output, "utf8").catch(() => "");
  return {
    code,
    stderr,
    files: await readdir(folder),
    written,
    scores: written
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

const pairs = [
  { id: 1, job: posting, resume: { id: "strong", text: strong } },
  { id: 2, job: posting, resume: { id: "weak", text: weak } },
  { id: 3, job: posting, resume: { id: "strong", text: strong } },
];

test("scores pairs in order with the product's evaluation, as before in another run, each job and CV once", async () => {
  const { code, scores, written } = await evaluate(pairs);
  expect(code).toBe(0);
  expect(scores.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(scores[0]?.score).toBeGreaterThan(Number(scores[1]?.score));
  expect({ ...scores[2], id: 1 }).toEqual(scores[0]);
  expect(scores[0]).toMatchObject({
    flags: [],
    dimensions: { hard_skills: expect.any(Number), team_fit: null },
  });
  const [criterion] = scores[0]!.criteria as {
    name: string;
    importance: string;
    evidence: { quote: string }[];
  }[];
  expect(criterion).toMatchObject({ name: "Backend Developer", importance: "must", verdict: "met" });
  expect(strong).toContain(criterion?.evidence[0]?.quote);

  const again = {
    id: 4,
    job: { id: "j1", description: "Gardener" },
    resume: { id: "strong", text: "Empty" },
  };
  const more = await evaluate([...pairs, again]);
  expect(more.written.startsWith(written)).toBe(true);
  expect({ ...more.scores[3], id: 1 }).toEqual(scores[0]);
  expect(more.stderr).toContain("1 jobs, 2 CVs");
});

test("splits the input at line feeds only, reports each invalid line by its number, continues, and leaves no partial file", async () => {
  const text = `${strong}\u2028Referees on request.\u2029Page 1\u0085Page 2\r`;
  const separated = JSON.stringify({ id: 7, job: posting, resume: { id: "separated", text } });
  const { code, stderr, scores, files } = await evaluate([
    { id: 1, job: posting, resume: { id: "x" } },
    "{ not JSON",
    { id: 3, job: posting, resume: { id: "gone", file: "there-is-no-such.pdf" } },
    pairs[0],
    {
      id: 5,
      job: posting,
      resume: { id: "pdf", file: path.resolve("samples/candidates/09-elodie-marchand.pdf") },
    },
    {
      id: 6,
      job: posting,
      resume: { id: "locked", file: path.resolve("samples/candidates/16-farid-haddad-protected.pdf") },
    },
    "",
    `${separated}\r`,
  ]);
  expect(code).toBe(1);
  expect(scores.map(({ id }) => id)).toEqual([1, 5, 6, 7]);
  expect(stderr).toContain("8 lines, 3 invalid");
  expect(scores[1]?.score).toBeGreaterThan(0);
  // An unreadable file has no score; its line has the same fields as all others.
  expect(scores[2]).toEqual({
    id: 6,
    score: null,
    failure: "encrypted",
    dimensions: {},
    criteria: [],
    flags: [],
  });
  for (const number of [1, 2, 3]) expect(stderr).toMatch(new RegExp(`^Line ${number}: `, "m"));
  expect(files.toSorted()).toEqual(["pairs.jsonl", "scores.jsonl"]);
});

test("judges by given scorecards, by job id, instead of drafts", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "scorecards-"));
  const file = path.join(folder, "scorecards.json");
  const criteria = [
    { name: "Kubernetes", importance: "must", dimension: "hard_skills" },
    { name: "English C1", importance: "nice", dimension: "hard_skills" },
  ];
  await writeFile(file, JSON.stringify({ j1: { criteria } }));
  const { code, scores } = await evaluate(pairs.slice(0, 1), ["--scorecard", file]);
  expect(code).toBe(0);
  expect((scores[0]!.criteria as { name: string }[]).map(({ name }) => name)).toEqual([
    "Kubernetes",
    "English C1",
  ]);
});

test("judges with a model and reports the tokens and cost", async () => {
  const simulator = await startOpenAiSimulator(honestMind);
  const env = {
    OPENAI_API_KEY: simulatorKey,
    OPENAI_BASE_URL: simulator.baseUrl,
    OPENAI_MODEL: "local-model",
  };
  const priced = { ...env, MODEL_PRICES: "local-model=1/0.5/2" };
  const { code, scores, stderr } = await evaluate(pairs.slice(0, 2), ["--judge", "model"], priced);
  await simulator.close();
  expect(code).toBe(0);
  expect(scores.map(({ id }) => id)).toEqual([1, 2]);
  expect(simulator.requests.length).toBeGreaterThanOrEqual(2);
  const [criterion] = (scores[0]!.criteria as { evidence: { quote: string }[] }[]).filter(
    ({ evidence }) => evidence.length,
  );
  expect(strong).toContain(criterion?.evidence[0]?.quote);
  expect(stderr).toMatch(/calls of openai\/local-model: \d+ tokens in \(\d+ cached\), \d+ out, \$0\.\d+/);
});

test("refuses --judge model when the environment configures no model", async () => {
  const without = { OPENAI_API_KEY: "", OPENAI_BASE_URL: "" };
  const { code, stderr } = await evaluate(pairs.slice(0, 1), ["--judge", "model"], without);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^--judge: embedded, or model/m);
});
