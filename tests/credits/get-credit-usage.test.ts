import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getCreditUsage } from "@/lib/platform/credits/get-credit-usage";
import { book } from "@/lib/platform/credits/ledger";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { hiringTeam, ownerDb } from "../support/world";

type Kind = "evaluation" | "scorecard_generation" | "refund";
async function bookOn(actor: Actor, kind: Kind, amount: number, createdAt: Date) {
  const key = `${kind}:${createdAt.toISOString()}`;
  await inTenant(wholeOrganization(actor.organizationId), (db) =>
    book({ actor, db }, { kind, amount, key, description: "test", subjectId: null }),
  );
  await ownerDb.creditTransaction.updateMany({ where: { key }, data: { createdAt } });
}

test("sums each of the last thirty days by kind, in UTC, for this organization only", async () => {
  const { recruiter } = await hiringTeam({ credits: 100 });
  const stranger = (await hiringTeam({ credits: 100 })).recruiter;
  const now = new Date();
  const daysAgo = (days: number, hour: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days, hour));
  await bookOn(recruiter, "evaluation", -2, daysAgo(3, 0));
  await bookOn(recruiter, "evaluation", -1, daysAgo(3, 23));
  await bookOn(recruiter, "scorecard_generation", -5, daysAgo(3, 12));
  await bookOn(recruiter, "refund", 1, daysAgo(29, 0));
  await bookOn(recruiter, "evaluation", -7, daysAgo(30, 23));
  await bookOn(stranger, "evaluation", -9, daysAgo(3, 1));

  const { days } = await getCreditUsage(recruiter, {});
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(now.toISOString().slice(0, 10));
  expect(days.at(-4)).toEqual({
    day: daysAgo(3, 0).toISOString().slice(0, 10),
    evaluations: 3,
    drafts: 5,
    refunds: 0,
  });
  expect(days[0]).toMatchObject({ evaluations: 0, drafts: 0, refunds: 1 });
  expect(days.reduce((sum, { evaluations }) => sum + evaluations, 0)).toBe(3);
});
