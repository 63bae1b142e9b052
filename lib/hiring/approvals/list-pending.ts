import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DescribedConfirmation, describeConfirmations } from "./described-confirmation";

/** Lists the confirmations that wait for the actor on the approvals page, newest first, at most 100. */
export const listPendingConfirmations = useCase({
  name: "listPendingConfirmations",
  permission: "organization:read",
  output: z.object({ items: z.array(DescribedConfirmation), total: z.int() }),
  async run({ actor, db }) {
    const where = {
      userId: actor.id,
      status: "pending",
      expiresAt: { gt: new Date() },
      arguments: { not: Prisma.DbNull },
    } as const;
    const total = await db.confirmation.count({ where });
    const rows = await db.confirmation.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 100,
    });
    return { items: await describeConfirmations(db, rows), total };
  },
});
