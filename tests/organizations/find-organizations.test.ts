import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { serviceAdministrator } from "../support/administrator";
import { hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/access/actor";
import { findOrganizations } from "@/lib/organizations/find-organizations";

let administrator: Actor;
const named = async (name: string) =>
  (await ownerDb.organization.create({ data: { name, slug: randomUUID() } })).id;
beforeAll(async () => {
  ({ administrator } = await serviceAdministrator());
});
const ids = (organizations: { organizationId: string }[]) => organizations.map((each) => each.organizationId);

test("an exact name is found apart from names like it, and every organization of that name", async () => {
  const first = await named("Zephyr Logistics");
  const second = await named("Zephyr Logistics");
  const like = [await named("Zephyr Logistik"), await named("zephyr logistics"), await named("Zephyr")];
  await named("Quite Something Else");
  const result = await findOrganizations(administrator, { query: " Zephyr Logistics " });
  expect(ids(result.exact)).toEqual([first, second]);
  expect(result.exact[0]).toMatchObject({ name: "Zephyr Logistics", members: 0 });
  expect(ids(result.near).sort()).toEqual(like.sort());
  // The likest first.
  expect(ids(result.near)[0]).toBe(like[1]);
});

test("an id is exact, also in capitals, and counts its members", async () => {
  const { organization } = await hiringTeam();
  for (const query of [organization.id, organization.id.toUpperCase()]) {
    const result = await findOrganizations(administrator, { query });
    expect(result).toMatchObject({ exact: [{ organizationId: organization.id, members: 1 }], near: [] });
  }
  expect(await findOrganizations(administrator, { query: randomUUID() })).toEqual({ exact: [], near: [] });
});

test("part of a name, and signs that mean something to LIKE, find what holds them", async () => {
  const percent = await named("Yes 100% Sure_Thing");
  expect(ids((await findOrganizations(administrator, { query: "100% sure_" })).near)).toContain(percent);
  expect((await findOrganizations(administrator, { query: "%%%%" })).near).toEqual([]);
  expect((await findOrganizations(administrator, { query: "'; DROP TABLE x; --" })).exact).toEqual([]);
});

test("nobody else finds anything", async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  await expect(findOrganizations(recruiter, { query: "Zephyr" })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("names are found by their index", async () => {
  const lines = await ownerDb.$transaction(async (db) => {
    await db.$executeRaw`SET LOCAL enable_seqscan = off`;
    return db.$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN SELECT id FROM "Organization" WHERE lower(name) % 'zephyr' OR lower(name) LIKE '%zephyr%'`;
  });
  expect(lines.map((line) => line["QUERY PLAN"]).join("\n")).toContain("Organization_name_trigrams");
});
