import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { deleteView } from "@/lib/records/jobs/delete-view";
import { listViews } from "@/lib/records/jobs/list-views";
import { saveView } from "@/lib/records/jobs/save-view";
import { colleagueOf, configuredJob, hiringTeam } from "../support/world";

test("shows a personal view to its owner, a shared one to the organization, and lets only the owner delete it", async () => {
  const { recruiter } = await hiringTeam();
  const colleague = await colleagueOf(recruiter, "recruiter");
  const { recruiter: stranger } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const jobId = job.id;
  const save = (name: string, shared: boolean, query: string) =>
    saveView(recruiter, { jobId, name, query, shared });
  await save("Mine", false, "stage=Onsite&peek=x&cursor=y&view=all");
  const { viewId } = await save("Ours", true, "flagged=yes");
  const seenBy = async (actor: Actor) =>
    (await listViews(actor, { jobId })).views.map(({ name, query, own }) => [name, query, own]);

  expect(await seenBy(recruiter)).toEqual([
    ["Mine", "view=all&stage=Onsite", true],
    ["Ours", "flagged=yes", true],
  ]);
  expect(await seenBy(colleague)).toEqual([["Ours", "flagged=yes", false]]);
  expect(await seenBy(stranger)).toEqual([]);

  for (const other of [colleague, stranger])
    await expect(deleteView(other, { viewId })).rejects.toMatchObject({ code: "not_found" });
  await expect(saveView(stranger, { jobId, name: "Theirs", query: "", shared: true })).rejects.toMatchObject({
    code: "not_found",
  });
  const reader = { ...recruiter, permissions: new Set(["job:read"] as const) };
  await expect(deleteView(reader, { viewId })).rejects.toMatchObject({ code: "forbidden" });

  await save("Ours", false, "q=go");
  expect(await seenBy(colleague)).toEqual([]);
  await deleteView(recruiter, { viewId });
  expect(await seenBy(recruiter)).toEqual([["Mine", "view=all&stage=Onsite", true]]);
});
