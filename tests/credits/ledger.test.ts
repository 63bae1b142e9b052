import "../support/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { book } from "@/lib/platform/credits/ledger";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { hiringTeam, ownerDb } from "../support/world";

const spend = (actor: Actor, amount: number, key: string) =>
  inTenant(wholeOrganization(actor.organizationId), (db) =>
    book({ actor, db }, { kind: "evaluation", amount: -amount, key, description: "test", subjectId: null }),
  );

test("books the same key once when sixteen charges race", async () => {
  const { recruiter } = await hiringTeam({ credits: 10 });
  const booked = await Promise.all(Array.from({ length: 16 }, () => spend(recruiter, 1, "evaluation:a")));
  expect(booked.filter(Boolean)).toHaveLength(1);
  expect((await getCreditBalance(recruiter, {})).balance).toBe(9);
});

test("never lets the balance fall below zero, and records nothing for a refused charge", async () => {
  const { recruiter } = await hiringTeam({ credits: 5 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) => spend(recruiter, 1, `e:${i}`)),
  );
  expect(outcomes.filter((o) => o.status === "fulfilled")).toHaveLength(5);
  const { balance, usage } = await getCreditBalance(recruiter, {});
  expect({ balance, charged: usage.charged, evaluations: usage.evaluations }).toEqual({
    balance: 0,
    charged: 5,
    evaluations: 5,
  });
});

test("balance, ledger and usage agree after any sequence of charges", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }), async (amounts) => {
      const { recruiter, organization } = await hiringTeam({ credits: 20 });
      for (const [i, amount] of amounts.entries()) await spend(recruiter, amount, `k${i}`).catch(() => false);
      const lines = await ownerDb.creditTransaction.findMany({
        where: { organizationId: organization.id },
        orderBy: { id: "asc" },
      });
      const sum = lines.reduce((total, line) => total + line.amount, 0);
      const { balance, usage } = await getCreditBalance(recruiter, {});
      expect(balance).toBe(sum);
      expect(lines.at(-1)?.balanceAfter).toBe(balance);
      expect(usage.granted - usage.charged).toBe(balance);
    }),
    { numRuns: 12 },
  );
});

test("an organization without an account has a balance of zero", async () => {
  const { recruiter } = await hiringTeam({ credits: 0 });
  expect((await getCreditBalance(recruiter, {})).balance).toBe(0);
});
