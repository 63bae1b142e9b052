import { connected, simulatedCredentials } from "../../connected";
import { expect, test } from "vitest";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { dismissSignal } from "@/lib/records/candidates/signals/dismiss-signal";
import { ashbySimulator } from "../../../simulators/ashby/server";
import { uuids } from "../../../simulators/ats/uuids";
import { SimWorld } from "../../../simulators/ats/world";

async function synced() {
  const world = new SimWorld(uuids);
  const person = world.addCandidate("Ada", "Reyes");
  person.fraud = "Unreviewed";
  world.apply(person.id, world.addJob("Backend Engineer").id);
  const team = await connected(simulatedCredentials("ashby"), ashbySimulator(world));
  await team.sync();
  const [row] = await team.rows.candidates();
  const signals = async () => (await getCandidateData(team.recruiter, { candidateId: row!.id })).signals;
  return { ...team, world, person, signals };
}

test("reads how Ashby marks a candidate, until it does no longer; what was dismissed stays so", async () => {
  const { sync, person, signals, recruiter } = await synced();
  expect(await signals()).toEqual([]);
  person.fraud = "Unsure";
  await sync(true);
  const [signal] = await signals();
  expect(signal).toMatchObject({ kind: "ats_flag", evidence: { word: "Unsure" }, dismissed: null });
  await dismissSignal(recruiter, { signalId: signal!.signalId, reason: "Spoke with her." });
  await sync(true);
  expect(await signals()).toMatchObject([{ dismissed: { reason: "Spoke with her." } }]);
  person.fraud = "Fraudulent";
  await sync(true);
  expect(await signals()).toMatchObject([{ evidence: { word: "Fraudulent" }, dismissed: null }]);
  person.fraud = "NotFraudulent";
  await sync(true);
  expect(await signals()).toEqual([]);
});

test("the same person under another name in the ATS is a signal; another spelling is none", async () => {
  const { world, sync, person, signals } = await synced();
  world.rename(person.id, "Ada Maria");
  await sync();
  world.rename(person.id, "Bo");
  await sync();
  expect(await signals()).toMatchObject([{ kind: "name_changed", evidence: { name: "Ada Maria Reyes" } }]);
});
