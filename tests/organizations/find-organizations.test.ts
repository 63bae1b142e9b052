import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { serviceAdministrator } from "../support/administrator";
import { sentStatements } from "../support/sent-statements";
import { hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { findOrganizations } from "@/lib/hiring/organizations/find-organizations";

let administrator: Actor;
const create = async (name: string) =>
  (await ownerDb.organization.create({ data: { name, slug: randomUUID() } })).id;
beforeAll(async () => {
  ({ administrator } = await serviceAdministrator());
});
const ids = (organizations: { organizationId: string }[]) => organizations.map((each) => each.organizationId);

test("lists every organization of an exact name apart from those with similar names", async () => {
  const first = await create("Zephyr Logistics");
  const second = await create("Zephyr Logistics");
  const like = [await create("Zephyr Logistik"), await create("zephyr logistics"), await create("Zephyr")];
  await create("Quite Something Else");
  const result = await findOrganizations(administrator, { query: " Zephyr Logistics " });
  expect(ids(result.exact)).toEqual([first, second]);
  expect(result.exact[0]).toMatchObject({ name: "Zephyr Logistics", members: 0 });
  expect(ids(result.near).sort()).toEqual(like.sort());
  // The most similar name comes first.
  expect(ids(result.near)[0]).toBe(like[1]);
});

test("finds an id exactly, also in capitals, with its number of members", async () => {
  const { organization } = await hiringTeam();
  for (const query of [organization.id, organization.id.toUpperCase()]) {
    const result = await findOrganizations(administrator, { query });
    expect(result).toMatchObject({ exact: [{ organizationId: organization.id, members: 1 }], near: [] });
  }
  expect(await findOrganizations(administrator, { query: randomUUID() })).toEqual({ exact: [], near: [] });
});

test("finds names by a part, and takes LIKE's wildcards literally", async () => {
  const percent = await create("Yes 100% Sure_Thing");
  expect(ids((await findOrganizations(administrator, { query: "100% sure_" })).near)).toContain(percent);
  expect((await findOrganizations(administrator, { query: "%%%%" })).near).toEqual([]);
  expect((await findOrganizations(administrator, { query: "'; DROP TABLE x; --" })).exact).toEqual([]);
});

test("refuses anyone but service administrators", async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  await expect(findOrganizations(recruiter, { query: "Zephyr" })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("searches names with their trigram index", async () => {
  const [statement, ...more] = await sentStatements("similarity(", () =>
    findOrganizations(administrator, { query: "Zephyr" }),
  );
  expect(more).toEqual([]);
  const lines = await ownerDb.$transaction(async (db) => {
    await db.$executeRaw`SET LOCAL enable_seqscan = off`;
    return db.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(`EXPLAIN ${statement!.text}`, ...statement!.values);
  });
  expect(lines.map((line) => line["QUERY PLAN"]).join("\n")).toContain("Organization_name_trigrams");
});
