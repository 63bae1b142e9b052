import "../support/database";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam } from "../support/world";

const told =
  "Ada Reyes\nada@example.org\n\nSummary\nFrom 2015 to 2019 I was a baker at Orrin Mills. Since then I have been a head baker at Kestrel Bread.\n\nLanguages\nEnglish ●●●●○\nPolish ●●○○○\n";
const rtf = String.raw`{\rtf1\ansi {\b Ben Okoro}\par ben@example.org\par\par Work Experience\par Joiner, Pelham Doors\par 2016 - present\par}`;
const html =
  "<h1>Cleo Varga</h1><p>cleo@example.org</p><h2>Education</h2><p>BSc Chemistry, University of Leeds, 2008 - 2011</p>" +
  "<h2>Certifications</h2><ul><li>Certified First Aider</li></ul>";

test("shows of each file what npm run read reads in it", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "read-"));
  const samples = ["01-amara-lindqvist.pdf", "03-katharina-vogt.docx", "04-lucia-navarro.pdf"];
  const contents = new Map<string, string | Uint8Array>([
    ["told.txt", told],
    ["ben.rtf", rtf],
    ["cleo.html", html],
  ]);
  for (const name of samples) contents.set(name, await readFile(path.join("samples/candidates", name)));
  for (const [name, content] of contents) await writeFile(path.join(folder, name), content);
  const [input, output] = [path.join(folder, "files.txt"), path.join(folder, "read.jsonl")];
  await writeFile(input, [...contents.keys()].join("\n"));
  const args = ["--import", "tsx", "scripts/read.ts", "--in", input, "--out", output];
  await promisify(execFile)(process.execPath, args);
  const read = (await readFile(output, "utf8")).trim().split("\n");

  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  for (const [at, [name, content]] of [...contents].entries()) {
    const { candidateId } = await createCandidate(recruiter, {
      jobId: job.id,
      files: [sentFile(name, content)],
    });
    await runPipeline(recruiter.organizationId);
    const { profile } = await getCandidate(recruiter, { candidateId });
    const { profile: expected } = JSON.parse(read[at]!) as { profile: Record<string, unknown> };
    const { name: ownName, emails } = profile!.contact!;
    expect({
      name: ownName?.value,
      emails: emails.map(({ value }) => value),
      roles: profile!.roles.map(({ span: _, months: __, ...role }) => role),
      education: profile!.education.map(({ span: _, ...study }) => study),
      languages: profile!.languages.map(({ span: _, ...language }) => language),
      certificates: profile!.certificates.map((one) => one.name),
    }).toEqual({
      name: expected.name,
      emails: expected.emails,
      roles: expected.roles,
      education: expected.education,
      languages: expected.languages,
      certificates: expected.certificates,
    });
  }
});
