import { expect, test } from "vitest";
import { newRecruiter } from "../support/recruiter";
import { sharedAppWithEngine } from "../support/shared";
import { ownerDb } from "../support/world";

const app = await sharedAppWithEngine();

test("shows service administrators the service's state and pending work, and answers others with 404", async () => {
  const { visitor, email, organization } = await newRecruiter(app.url);
  expect((await visitor.get("/operating")).status).toBe(404);
  expect((await visitor.get("/settings")).text).not.toContain("/operating");
  await ownerDb.user.update({ where: { email }, data: { serviceAdministrator: true } });
  const { id: organizationId } = await ownerDb.organization.findFirstOrThrow({
    where: { name: organization },
  });
  const createdAt = new Date(Date.now() - 50 * 3_600_000);
  await ownerDb.atsConnection.create({
    data: { organizationId, provider: "greenhouse", name: "Greenhouse", createdAt },
  });
  expect((await visitor.get("/settings")).text).toContain("/operating");
  const { status, text } = await visitor.get("/operating");
  expect(status).toBe(200);
  for (const words of [
    "Migrations",
    organization,
    "Applications to be scored",
    "Never, connected 2 days ago",
    "Failed permanently",
    "Slowest",
  ])
    expect(text.toLowerCase()).toContain(words.toLowerCase());
  // The use cases that took longest, by name.
  expect(text).toMatch(/>(?:get|list|create|find)[A-Z]\w+</);
});

test("reports ready, with the age of each part, when every part is up", async () => {
  type Ready = { status: string; parts: Record<string, object> };
  const ready = async () => (await (await fetch(`${app.url}/api/ready`)).json()) as Ready;
  // The engine registers the app shortly after both have started.
  let answer = await ready();
  for (const deadline = Date.now() + 15_000; answer.status !== "ok" && Date.now() < deadline;)
    answer = await ready();
  const { status, parts } = answer;
  expect(status).toBe("ok");
  const ok = { state: "ok", checkedSecondsAgo: expect.any(Number), inStateSeconds: expect.any(Number) };
  expect(parts).toEqual({
    database: ok,
    migrations: ok,
    engine: ok,
    queue: ok,
    clock: ok,
    storage: ok,
    mail: ok,
  });
});
