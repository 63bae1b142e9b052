import "../support/database";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { everyUseCase } from "../support/use-cases";
import { applicationRaces } from "./races/applications";
import { candidateRaces } from "./races/candidates";
import { connectionRaces } from "./races/connections";
import { feedbackRaces } from "./races/feedback";
import { jobRaces } from "./races/jobs";
import { noteRaces } from "./races/notes";
import { organizationRaces } from "./races/organizations";
import { sampleDataRaces } from "./races/sample-data";
import { rightsRaces } from "./races/rights";
import { scorecardRaces } from "./races/scorecards";

const rooms = {
  applications: applicationRaces,
  candidates: candidateRaces,
  connections: connectionRaces,
  feedback: feedbackRaces,
  jobs: jobRaces,
  notes: noteRaces,
  organizations: organizationRaces,
  rights: rightsRaces,
  "sample data": sampleDataRaces,
  scorecards: scorecardRaces,
};

describe.each(Object.entries(rooms))("%s", (_, races) => {
  for (const race of races) test(race.name, () => race.run());
});

/** Use cases that another test file races: it calls them concurrently. */
const elsewhere: Record<string, string> = {
  chooseSelfQuestions: "self-reports/questions.test.ts",
  reportSelf: "self-reports/questions.test.ts",
  addPerson: "intake/add-person.test.ts",
  applyForJob: "intake/apply-for-job.test.ts",
  changeApplyPage: "intake/apply-for-job.test.ts",
  snoozeApplications: "applications/set-aside.test.ts",
  tagApplications: "applications/set-aside.test.ts",
  wakeApplications: "applications/set-aside.test.ts",
  addWebhook: "webhooks/deliver-changes.test.ts",
  changeWebhook: "webhooks/deliver-changes.test.ts",
  addIdentityProvider: "agents/identity-providers.test.ts",
  removeIdentityProvider: "agents/identity-providers.test.ts",
  renewProvisioningToken: "organizations/directory/provisioning.test.ts",
  endProvisioning: "organizations/directory/provisioning.test.ts",
  chooseAccessRules: "organizations/directory/access-rules.test.ts",
  addDomain: "organizations/directory/sign-in-through-provider.test.ts",
  verifyDomain: "organizations/directory/sign-in-through-provider.test.ts",
  removeDomain: "organizations/directory/sign-in-through-provider.test.ts",
  setSignInProvider: "organizations/directory/sign-in-through-provider.test.ts",
  changeSignIn: "organizations/directory/sign-in-through-provider.test.ts",
  addSampleData: "organizations/sample-data.test.ts",
  answerConfirmation: "approvals/answer-confirmation.test.ts",
  cancelBatch: "evaluation/batch/judge-batch.test.ts",
  changeAgent: "agents/connected-agents.test.ts",
  chooseModel: "ai/choice/choose-model.test.ts",
  createCandidate: "candidates/same-person.test.ts",
  declineConfirmation: "confirmations/confirmations.test.ts",
  dismissSignal: "candidates/signals.test.ts",
  disconnectAgent: "agents/connected-agents.test.ts",
  evaluateEarlier: "evaluation/judge-change.test.ts",
  finishLogin: "ats/login.test.ts",
  rediscoverCandidates: "talent-pool/rediscovery/rediscovery.test.ts",
  startTrial: "evaluation/trial/trial.test.ts",
};

/** Use cases that change nothing that two callers could change concurrently. */
const exempt: Record<string, string> = {
  chooseCalendar: "one field of the member's own: the last one stays",
  buyCredits: "each call opens its own purchase",
  connectAts: "each call creates its own connection",
  createUpload: "each call creates its own address, which takes one file (tests/uploads/upload-race.test.ts)",
  storeUpload: "each call stores its own file",
  storeWebhookSecret: "runs the statement of renewWebhookSecret, with a secret from the vendor",
  replaceMailAddress: "each call makes an address of its own: the last one stays",
  openSealed: "only reads",
  queryDatabase: "reads, and records each statement separately",
  requestLink: "each call has another link mailed, and the limit counts calls (app/(candidate)/notice)",
  readNotice: "only reads",
  readBrief: "reads a description, and creates nothing",
  reindex: "queues everybody, also when repeated",
  resetPasswordOf: "each call creates its own link, which works once (tests/access/account/account.test.ts)",
  runFailed: "an act of the workflow engine (tests/engine)",
  startLogin: "each call begins its own sign-in, which ends once (tests/ats/login.test.ts)",
  subscribeWebhooks: "asks a vendor to call one address, also when repeated",
  checkTrail: "only reads",
  verify: "reads, and records each run separately",
  verifyTrails: "reads, and records each run separately",
};

/** Use cases that only read although their permission is one to write. */
const readingName = /^(count|export|find|get|list|load|parse|prepare|preview)[A-Z]/;
/** Stores its result as a row, despite its name. */
const writesDespiteName = ["previewRediscovery"];

/** Use cases that change a member's own rows with a permission to read. */
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

test("every use case that writes is raced, or listed with a reason", async () => {
  const useCases = await everyUseCase();
  const writing = useCases.flatMap(([name, { permission }]) => {
    // Steps of the service's own work are repeated and raced in the tests of their functions.
    const isStep = permission === "service:work";
    const isReading =
      permission.endsWith(":read") || (readingName.test(name) && !writesDespiteName.includes(name));
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
