import * as z from "zod";
import { flow } from "@/lib/access/use-case";
import { identityDb } from "@/lib/db/identity";
import { inTenant, wholeOrganization } from "@/lib/db/tenant";
import { sentence } from "@/lib/say";
import { recordLook } from "./record-act";

const PAGE = 50;

/** Every organization with its members and credits, oldest first, a page at a time. */
export const listOrganizations = flow({
  name: "listOrganizations",
  permission: "service:operate",
  input: z.object({ after: z.uuid().nullable().default(null).describe("The last id of the page before.") }),
  output: z.object({
    organizations: z.array(
      z.object({
        organizationId: z.uuid(),
        name: z.string(),
        members: z.int(),
        credits: z.int(),
        createdAt: z.string(),
      }),
    ),
    next: z.uuid().nullable(),
  }),

  async run(actor, { after }) {
    await recordLook(actor, sentence("organizations listed"));
    const rows = await identityDb.organization.findMany({
      where: after ? { id: { gt: after } } : {},
      orderBy: { id: "asc" },
      take: PAGE,
      select: { id: true, name: true, createdAt: true, _count: { select: { members: true } } },
    });
    const organizations = [];
    for (const { id, name, createdAt, _count } of rows) {
      const account = await inTenant(wholeOrganization(id), (db) =>
        db.creditAccount.findFirst({ select: { balance: true } }),
      );
      organizations.push({
        organizationId: id,
        name,
        members: _count.members,
        credits: account?.balance ?? 0,
        createdAt: createdAt.toISOString(),
      });
    }
    return { organizations, next: rows.length === PAGE ? rows.at(-1)!.id : null };
  },
});
