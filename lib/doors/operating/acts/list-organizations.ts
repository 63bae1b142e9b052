import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { FoundOrganization, asFound, shown } from "@/lib/hiring/organizations/find-organizations";
import { sentence } from "@/lib/say";
import { recordLook } from "./record-act";

const PAGE = 50;

/** Every organization with its members and credits, oldest first, a page at a time. */
export const listOrganizations = flow({
  name: "listOrganizations",
  permission: "service:operate",
  input: z.object({ after: z.uuid().nullable().default(null).describe("The last id of the page before.") }),
  output: z.object({
    organizations: z.array(FoundOrganization.extend({ credits: z.int() })),
    next: z.uuid().nullable(),
  }),

  async run(actor, { after }) {
    await recordLook(actor, sentence("organizations listed"));
    const rows = await identityDb.organization.findMany({
      where: after ? { id: { gt: after } } : {},
      orderBy: { id: "asc" },
      take: PAGE,
      select: shown,
    });
    const organizations = [];
    for (const row of rows) {
      const account = await inTenant(wholeOrganization(row.id), (db) =>
        db.creditAccount.findFirst({ select: { balance: true } }),
      );
      organizations.push({ ...asFound(row), credits: account?.balance ?? 0 });
    }
    return { organizations, next: rows.length === PAGE ? rows.at(-1)!.id : null };
  },
});
