import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { CreditPurchaseStatus } from "@/lib/platform/db/generated/enums";

/** Lists the organization's purchases, including unfinished ones, newest first. */
export const listPurchases = useCase({
  name: "listPurchases",
  permission: "credit:read",
  output: z.object({
    purchases: z.array(
      z.object({
        purchaseId: z.uuid(),
        by: z.string(),
        credits: z.int(),
        amount: z.int(),
        currency: z.string(),
        status: z.enum(CreditPurchaseStatus),
        refunded: z.int(),
        createdAt: z.string(),
      }),
    ),
  }),

  async run({ db }) {
    const rows = await db.creditPurchase.findMany({ orderBy: { id: "desc" }, take: 25 });
    const nameOf = await memberName(
      db,
      rows.map(({ userId }) => userId),
    );
    return {
      purchases: rows.map(({ id, userId, createdAt, ...row }) => ({
        ...row,
        purchaseId: id,
        by: nameOf(userId),
        createdAt: createdAt.toISOString(),
      })),
    };
  },
});
