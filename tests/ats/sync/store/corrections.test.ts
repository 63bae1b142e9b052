import { connected } from "../../connected";
import { expect, test } from "vitest";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";

/** An imported candidate whose name a recruiter has corrected. */
async function corrected(fullName: string) {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  world.apply(person.id, world.addJob("Backend Engineer").id);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const [row] = await team.rows.candidates();
  const { id: candidateId, email, phone } = row!;
  const shown = { fullName: "Ada Reyes", email, phone };
  await correctCandidate(team.recruiter, {
    candidateId,
    fullName,
    email: email ?? "",
    phone: phone ?? "",
    shown,
  });
  const read = () => getCandidate(team.recruiter, { candidateId });
  return { ...team, world, person, read };
}

test("an incremental or full sync with an unchanged value keeps a correction", async () => {
  const { sync, read } = await corrected("Ada Reyes-Holm");
  await sync();
  await sync(true);
  expect(await read()).toMatchObject({
    name: "Ada Reyes-Holm",
    corrections: [{ field: "fullName", from: "Ada Reyes" }],
  });
});

test("a value changed in the ATS replaces the correction, and so do later changes", async () => {
  const { world, person, sync, read } = await corrected("Ada Reyes-Holm");
  world.rename(person.id, "Adela");
  await sync();
  expect(await read()).toMatchObject({ name: "Adela Reyes", corrections: [] });
  world.rename(person.id, "Ada");
  await sync();
  expect(await read()).toMatchObject({ name: "Ada Reyes" });
});

test("drops the correction once the ATS has the corrected value", async () => {
  const { world, person, sync, read } = await corrected("Adela Reyes");
  world.rename(person.id, "Adela");
  await sync();
  expect(await read()).toMatchObject({ name: "Adela Reyes", corrections: [] });
});
