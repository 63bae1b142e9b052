import { connected } from "../../connected";
import { expect, test } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import { files } from "@/lib/platform/storage/files";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";

test("stores one copy of a file that the ATS lists twice, however often it is listed, and keeps it", async () => {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  world.apply(person.id, world.addJob("Backend Engineer").id);
  for (const name of ["cv.pdf", "again.pdf"]) world.addFile(person.id, name, Buffer.from("%PDF-1.4 nothing"));
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  const { id } = team.organization;
  for (const full of [false, true]) {
    await team.sync(full);
    const inDays = new Date(Date.now() + 3 * 86_400_000);
    await discardUploads(systemActor(id, "sweeper"), { now: inDays });
    const kept = (await team.rows.attachments()).map(({ storageKey }) => storageKey);
    expect(kept).toHaveLength(1);
    const stored: string[] = [];
    for await (const key of files.list(id)) stored.push(key);
    expect(stored).toEqual(kept);
  }
});
