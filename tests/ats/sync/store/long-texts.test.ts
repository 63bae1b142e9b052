import { connected } from "../../connected";
import { expect, test } from "vitest";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";

test("a sync cuts long texts of the ATS before an emoji, not within it", async () => {
  const world = new SimWorld();
  const longest = { name: "x".repeat(195), title: "x".repeat(159), headline: "x".repeat(299) };
  const person = world.addCandidate("Ada", `${longest.name}😀`, `${longest.headline}😀`);
  world.apply(person.id, world.addJob(`${longest.title}😀`).id);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const { name, title, headline } = longest;
  expect(await team.rows.candidates()).toMatchObject([{ fullName: `Ada ${name}`, headline }]);
  expect(await team.rows.jobs()).toMatchObject([{ title }]);
});
