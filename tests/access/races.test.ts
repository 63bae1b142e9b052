import "../support/database";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { everyUseCase } from "../support/use-cases";
import { applicationRaces } from "./races/applications";
import { candidateRaces } from "./races/candidates";
import { connectionRaces } from "./races/connections";
import { jobRaces } from "./races/jobs";
import { noteRaces } from "./races/notes";
import { organizationRaces } from "./races/organizations";
import { run } from "./races/race";
import { sampleDataRaces } from "./races/sample-data";
import { scorecardRaces } from "./races/scorecards";

const rooms = {
  applications: applicationRaces,
  candidates: candidateRaces,
  connections: connectionRaces,
  jobs: jobRaces,
  notes: noteRaces,
  organizations: organizationRaces,
  "sample data": sampleDataRaces,
  scorecards: scorecardRaces,
};

describe.each(Object.entries(rooms))("%s", (_, races) => {
  for (const race of races) test(race.name, () => run(race));
});

/** Whose race another file holds: it calls the use case, with several at once. */
const elsewhere: Record<string, string> = {
  addSampleData: "organizations/sample-data.test.ts",
  answerConfirmation: "approvals/answer-confirmation.test.ts",
  cancelBatch: "evaluation/batch/judge-batch.test.ts",
  changeAgent: "agents/connected-agents.test.ts",
  chooseModel: "ai/choose-model.test.ts",
  createCandidate: "candidates/same-person.test.ts",
  declineConfirmation: "confirmations/confirmations.test.ts",
  disconnectAgent: "agents/connected-agents.test.ts",
  finishLogin: "ats/login.test.ts",
  rediscoverCandidates: "talent-pool/rediscovery/rediscovery.test.ts",
};

/** What changes nothing that two could want at once. */
const exempt: Record<string, string> = {
  buyCredits: "each call opens a purchase of its own",
  connectAts: "each call makes a connection of its own",
  createUpload:
    "each call makes an address of its own, which takes one file (tests/uploads/upload-race.test.ts)",
  keepUpload: "each call keeps a file of its own",
  keepWebhookSecret: "renewWebhookSecret's own statement, with a secret that the vendor made",
  queryDatabase: "reads, and notes each statement by itself",
  reindex: "queues everybody, however often",
  resetPasswordOf:
    "each call makes a link of its own, which works once (tests/access/account/account.test.ts)",
  runFailed: "the workflow engine's own act (tests/engine)",
  startLogin: "each call begins a sign-in of its own, which ends once (tests/ats/login.test.ts)",
  subscribeWebhooks: "asks a vendor to call one address, however often",
  verify: "reads, and notes each time by itself",
};

/** What asks for a permission to write and only reads, for those who write. */
const reads = /^(count|export|find|get|list|load|parse|prepare|preview)[A-Z]/;
/** It keeps what it found as a row. */
const keeps = ["previewRediscovery"];

/** Members change what is their own with a permission to read. */
const ofMembers = [
  "answerConfirmation",
  "changeAgent",
  "chooseNotices",
  "declineConfirmation",
  "disconnectAgent",
  "leaveOrganization",
  "markRead",
  "requestConfirmation",
];

test("every use case that people and agents write with is raced", async () => {
  const useCases = await everyUseCase();
  const writing = useCases.flatMap(([name, { permission }]) => {
    // The workflow engine's: its steps are repeated and raced where their functions are tested.
    const isStep = permission === "evaluation:record" || permission === "ats:record";
    const isReading = permission.endsWith(":read") || (reads.test(name) && !keeps.includes(name));
    return isStep || (isReading && !ofMembers.includes(name)) ? [] : [name];
  });
  const raced = new Set(Object.values(rooms).flatMap((races) => races.flatMap((race) => race.useCases)));
  const names = new Set(useCases.map(([name]) => name));

  expect(writing.length).toBeGreaterThan(70);
  expect([...raced, ...Object.keys({ ...elsewhere, ...exempt })].filter((name) => !names.has(name))).toEqual(
    [],
  );
  expect(writing.filter((name) => !raced.has(name) && !(name in elsewhere) && !(name in exempt))).toEqual([]);
  expect(Object.keys({ ...elsewhere, ...exempt }).filter((name) => raced.has(name))).toEqual([]);
});

test.each(Object.entries(elsewhere))("%s is raced in tests/%s", (name, file) => {
  const path = `tests/${file}`;
  expect(existsSync(path)).toBe(true);
  const source = readFileSync(path, "utf8");
  expect(source).toMatch(new RegExp(`\\b${name}\\b`));
  expect(source).toContain("Promise.all");
});
