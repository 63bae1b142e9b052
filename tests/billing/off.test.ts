import "../support/database";
import { expect, test, vi } from "vitest";

vi.stubEnv("BILLING", "off");
vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_there");
vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_there");
const { hiringTeam, ownerDb } = await import("../support/world");
const { book, hasCredits } = await import("@/lib/platform/credits/ledger");
const { inTenant, wholeOrganization } = await import("@/lib/platform/db/tenant");
const { provider } = await import("@/lib/platform/billing/provider");

test("charges nothing, never runs out of credits and has no payment provider when billing is off", async () => {
  const { recruiter, organization } = await hiringTeam({ credits: 0 });
  await inTenant(wholeOrganization(organization.id), async (db) => {
    expect(await hasCredits({ actor: recruiter, db }, 1_000)).toBe(true);
    const charge = {
      kind: "evaluation" as const,
      amount: -1,
      key: "one",
      description: "One",
      subjectId: null,
    };
    expect(await book({ actor: recruiter, db }, charge)).toBe(false);
  });
  const where = { organizationId: organization.id };
  expect(await ownerDb.creditTransaction.count({ where })).toBe(0);
  expect(provider).toBeNull();
});
