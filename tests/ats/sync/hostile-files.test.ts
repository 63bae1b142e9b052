import { connected } from "../connected";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFailureMessages } from "@/lib/reading/documents/document";
import { readDocument } from "@/lib/reading/documents/read-document";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { hostileFiles } from "../../documents/hostile-files";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { runPipeline } from "../../support/pipeline";
import { exampleContent, ownerDb } from "../../support/world";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";

const hostile = ["saves.pdf", "jpx.pdf", "deep.docx", "runs.docx", "groups.rtf", "huge.png", "lists.txt"];

test("hostile files from an ATS fail once with a reason, and do not keep other files from being read", async () => {
  const world = new SimWorld();
  const job = world.addJob("Backend Engineer");
  const apply = (name: string) => {
    const person = world.addCandidate(name, "Reyes");
    world.apply(person.id, job.id);
    return person.id;
  };
  for (const name of hostile) world.addFile(apply(name), name, Buffer.from(hostileFiles[name]!()));
  world.addFile(apply("large"), "large.pdf", Buffer.alloc(uploadBytes + 1, "%PDF-1.4 "));
  const sample = readFileSync("samples/candidates/01-amara-lindqvist.pdf");
  world.addFile(apply("fine"), "fine.pdf", sample);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  expect(await team.sync()).toMatchObject({ state: "done" });
  const [{ id: jobId } = { id: "" }] = await team.rows.jobs();
  await publishScorecard(team.recruiter, { jobId, content: exampleContent() });
  await runPipeline(team.organization.id);

  const outcomes = async () =>
    (await team.rows.attachments()).map(({ fileName, readStatus, readFailure, readAttempts }) => ({
      fileName,
      readStatus,
      readFailure,
      readAttempts,
    }));
  const first = await outcomes();
  // A file over the size limit is skipped before it is stored.
  expect(first.map(({ fileName }) => fileName).toSorted()).toEqual([...hostile, "fine.pdf"].toSorted());
  for (const { fileName, readStatus, readFailure, readAttempts } of first) {
    expect([fileName, readAttempts]).toEqual([fileName, 1]);
    if (fileName === "fine.pdf" || readStatus === "read") continue;
    expect([fileName, readStatus, Object.keys(readFailureMessages)]).toEqual([
      fileName,
      "failed",
      expect.arrayContaining([readFailure]),
    ]);
  }
  const failed = first.filter(({ readStatus }) => readStatus === "failed").map(({ fileName }) => fileName);
  expect(failed).toEqual(expect.arrayContaining(["saves.pdf", "runs.docx", "huge.png"]));
  const scored = await ownerDb.application.findFirstOrThrow({
    where: { jobId, candidate: { fullName: "fine Reyes" } },
  });
  expect(scored.scoreStatus).toBe("scored");
  const failing = await ownerDb.application.findFirstOrThrow({
    where: { jobId, candidate: { fullName: "saves.pdf Reyes" } },
  });
  expect(failing).toMatchObject({ scoreStatus: "failed", scoreReason: readFailureMessages.too_complex });

  // The next full sync fetches and reads none of them again.
  expect(await team.sync(true)).toMatchObject({ state: "done" });
  expect(await runPipeline(team.organization.id)).not.toContain("attachment.received");
  expect(await outcomes()).toEqual(first);
  expect((await readDocument(sample)).ok).toBe(true);
}, 240_000);
