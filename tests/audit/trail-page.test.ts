import { expect, test } from "vitest";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { signedInPage } from "../support/person-browser";
import { ownerDb } from "../support/world";
import { systemActor } from "@/lib/platform/access/system";
import { sealTrail } from "@/lib/platform/audit/seal-trail";

const app = await sharedApp();

test("an administrator reads, exports and checks the trail, and is told which entry was changed", async () => {
  const { email } = await newRecruiter(app.url);
  const page = await signedInPage(await sharedBrowser(), app.url, email, "/settings/trail");
  await page.getByRole("button", { name: "Check the trail" }).click();
  await page.getByText("Nothing is sealed yet.").waitFor();
  const { organizationId } = await ownerDb.member.findFirstOrThrow({ where: { user: { email } } });
  const event = await ownerDb.auditEvent.create({
    data: {
      organizationId,
      name: "job.created",
      actorKind: "member",
      actorId: "=1+1",
      particulars: { n: 1 },
    },
  });
  await sealTrail(systemActor(organizationId, "sweeper"), new Date(Date.now() + 600_000));
  await page.getByLabel("About", { exact: true }).selectOption("Jobs");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("cell", { name: "job.created" }).waitFor();
  expect(await page.getByRole("row").count()).toBe(2);
  const exported = async (name: string) => {
    const href = (await page.getByRole("link", { name }).getAttribute("href"))!;
    return (await page.request.get(new URL(href, app.url).href)).text();
  };
  const csv = await exported("Export as CSV");
  expect(csv.split("\r\n")).toHaveLength(3);
  expect(csv).toContain(`"'=1+1"`);
  expect(JSON.parse(await exported("OCSF"))).toMatchObject({
    class_uid: 3004,
    type_uid: 300401,
    metadata: { uid: event.id, event_code: "job.created" },
  });
  expect(JSON.parse(await exported("Newest seal"))).toMatchObject({ organizationId, number: 1 });
  await page.getByRole("button", { name: "Check the trail" }).click();
  await page.getByText("all are as they were sealed").waitFor();
  await ownerDb.auditEvent.update({ where: { id: event.id }, data: { actorId: "somebody else" } });
  await page.getByRole("button", { name: "Check the trail" }).click();
  await page.getByText("1 entry was changed").waitFor();
  await page.getByText(event.id).last().waitFor();
});
