import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";

export const FoundOrganization = z.object({
  organizationId: z.uuid(),
  name: z.string(),
  members: z.int(),
  createdAt: z.string(),
});

/** Nobody can tell more organizations with the same name apart by reading. */
const EXACT_AT_MOST = 50;
const NEAR_AT_MOST = 10;

/**
 * Finds organizations of the whole service by id or exact name, oldest first, and separately those with a similar
 * name, most similar first. For service administrators.
 */
export const findOrganizations = flow({
  name: "findOrganizations",
  permission: "service:recruiters",
  input: z.object({
    query: z.string().trim().min(1).max(120).describe("Id, or the name as spelled."),
  }),
  output: z.object({
    exact: z.array(FoundOrganization),
    near: z.array(FoundOrganization).describe("Ask before using one."),
  }),

  async run(_actor, { query }) {
    const id = z.uuid().safeParse(query).success ? query : null;
    const exact = await identityDb.organization.findMany({
      where: { OR: [{ name: query }, ...(id ? [{ id }] : [])] },
      select: shown,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: EXACT_AT_MOST,
    });
    const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    const alike = await identityDb.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Organization"
      WHERE (lower(name) % lower(${query}) OR lower(name) LIKE ${pattern}) AND NOT id = ANY(${exact.map((row) => row.id)}::uuid[])
      ORDER BY similarity(lower(name), lower(${query})) DESC, id LIMIT ${NEAR_AT_MOST}`;
    const order = alike.map((row) => row.id);
    const near = await identityDb.organization.findMany({ where: { id: { in: order } }, select: shown });
    near.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return { exact: exact.map(asFound), near: near.map(asFound) };
  },
});

export const shown = { id: true, name: true, createdAt: true, _count: { select: { members: true } } };

export const asFound = (row: { id: string; name: string; createdAt: Date; _count: { members: number } }) => ({
  organizationId: row.id,
  name: row.name,
  members: row._count.members,
  createdAt: row.createdAt.toISOString(),
});
