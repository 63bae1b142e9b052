import "../support/database";
import type { Actor } from "@/lib/platform/access/actor";
import type * as buying from "@/lib/platform/billing/buy-credits";
import type * as listing from "@/lib/platform/credits/list-credit-transactions";
import type * as route from "@/app/api/billing/webhook/route";
import type * as worlds from "../support/world";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  charge,
  notice,
  paid,
  simulatedKey,
  simulatedSecret,
  startStripe,
} from "../simulators/stripe/server";

type Stripe = Awaited<ReturnType<typeof startStripe>>;
let stripe: Stripe;
let buyCredits: typeof buying.buyCredits;
let webhook: typeof route.POST;
let world: typeof worlds;
let listCreditTransactions: typeof listing.listCreditTransactions;
let balanceOf: (actor: Actor) => Promise<number>;

beforeAll(async () => {
  stripe = await startStripe();
  vi.stubEnv("STRIPE_SECRET_KEY", simulatedKey);
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", simulatedSecret);
  vi.stubEnv("STRIPE_API_URL", stripe.url);
  ({ buyCredits } = await import("@/lib/platform/billing/buy-credits"));
  ({ POST: webhook } = await import("@/app/api/billing/webhook/route"));
  world = await import("../support/world");
  ({ listCreditTransactions } = await import("@/lib/platform/credits/list-credit-transactions"));
  const { getCreditBalance } = await import("@/lib/platform/credits/get-credit-balance");
  balanceOf = async (actor) => (await getCreditBalance(actor, {})).balance;
});
afterAll(() => stripe?.close());

const send = ({ body, headers }: ReturnType<typeof notice>) =>
  webhook(
    new Request("http://localhost/api/billing/webhook", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    }),
  );

/** An owner with an open checkout for 500 credits at 199 euros. */
async function buyer() {
  const { recruiter, organization } = await world.hiringTeam({ role: "owner", credits: 0 });
  const { url } = await buyCredits(recruiter, { credits: 500 });
  const session = stripe.sessions.get(url.split("/").at(-1)!)!;
  return { recruiter, organization, session };
}

test("grants the credits of a paid checkout once, however often Stripe reports it, and names the buyer", async () => {
  const { recruiter, session, organization } = await buyer();
  expect(await balanceOf(recruiter)).toBe(0);
  const paidWebhook = notice("checkout.session.completed", paid(session));
  const answers = await Promise.all([send(paidWebhook), send(paidWebhook), send(paidWebhook)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await send(notice("checkout.session.async_payment_succeeded", paid(session)));
  expect(await balanceOf(recruiter)).toBe(500);
  const lines = await world.ownerDb.creditTransaction.findMany({
    where: { organizationId: organization.id },
  });
  expect(lines).toMatchObject([
    { amount: 500, description: "500 credits bought by Robin Recruiter for €199.00" },
  ]);
  const { items } = await listCreditTransactions({ ...recruiter, locale: "de" }, {});
  expect(items[0]).toMatchObject({ description: "500 Credits, gekauft von Robin Recruiter für €199.00" });
  const [bought] = await world.ownerDb.auditEvent.findMany({
    where: { organizationId: organization.id, name: "credits.bought" },
  });
  expect(bought!.particulars).toMatchObject({ userId: recruiter.id, credits: 500, amount: 19_900 });
});

test("rejects a webhook that is unsigned, signed with another secret, altered, or replayed an hour later", async () => {
  const { recruiter, session } = await buyer();
  const paidWebhook = notice("checkout.session.completed", paid(session));
  const old = Math.floor(Date.now() / 1000) - 3_600;
  const forged = [
    { ...paidWebhook, headers: { "stripe-signature": "" } },
    notice("checkout.session.completed", paid(session), { secret: "whsec_other" }),
    { ...paidWebhook, body: paidWebhook.body.replace("19900", "1") },
    notice("checkout.session.completed", paid(session), { at: old }),
  ];
  for (const each of forged) expect((await send(each)).status).toBe(400);
  expect(await balanceOf(recruiter)).toBe(0);
});

test("grants nothing for a different amount, currency or session, and records an audit event", async () => {
  const { recruiter, session, organization } = await buyer();
  const wrong = [{ amount_total: 100 }, { currency: "jpy" }, { id: "cs_test_other" }];
  for (const each of wrong)
    expect((await send(notice("checkout.session.completed", { ...paid(session), ...each }))).status).toBe(
      200,
    );
  expect(await balanceOf(recruiter)).toBe(0);
  const where = { organizationId: organization.id, name: "credits.payment-refused" };
  expect(await world.ownerDb.auditEvent.count({ where })).toBe(3);
});

test("grants nothing to another organization named in a session's metadata", async () => {
  const { session } = await buyer();
  const other = await buyer();
  const metadata = { ...session.metadata, organizationId: other.organization.id };
  const paidWebhook = notice("checkout.session.completed", { ...paid(session), metadata });
  expect((await send(paidWebhook)).status).toBe(200);
  expect(await balanceOf(other.recruiter)).toBe(0);
});

test("grants nothing for an unpaid or expired checkout until it is paid", async () => {
  const { recruiter, session } = await buyer();
  await send(notice("checkout.session.completed", { ...session, status: "complete" }));
  await send(notice("checkout.session.expired", session));
  expect(await balanceOf(recruiter)).toBe(0);
  await send(notice("checkout.session.async_payment_succeeded", paid(session)));
  expect(await balanceOf(recruiter)).toBe(500);
});

test("deducts a refund's share of the credits once, even when it is reported before the payment", async () => {
  const { recruiter, session } = await buyer();
  await send(notice("charge.refunded", charge(session, 9_950)));
  expect(await balanceOf(recruiter)).toBe(0);
  await send(notice("checkout.session.completed", paid(session)));
  expect(await balanceOf(recruiter)).toBe(250);
  const all = notice("charge.refunded", charge(session, 19_900));
  await send(all);
  await send(all);
  await send(notice("charge.refunded", charge(session, 9_950)));
  expect(await balanceOf(recruiter)).toBe(0);
});

test("never deducts a refund below zero, and notes the credits already used in the ledger", async () => {
  const { recruiter, session, organization } = await buyer();
  await send(notice("checkout.session.completed", paid(session)));
  const { inTenant, wholeOrganization } = await import("@/lib/platform/db/tenant");
  const { book } = await import("@/lib/platform/credits/ledger");
  const used = {
    kind: "evaluation" as const,
    amount: -300,
    key: "used",
    description: "Used",
    subjectId: null,
  };
  await inTenant(wholeOrganization(organization.id), (db) => book({ actor: recruiter, db }, used));
  await send(notice("charge.refunded", charge(session, 19_900)));
  expect(await balanceOf(recruiter)).toBe(0);
  const [line] = await world.ownerDb.creditTransaction.findMany({
    where: { organizationId: organization.id },
    orderBy: { id: "desc" },
    take: 1,
  });
  expect(line).toMatchObject({
    amount: -200,
    description: "Refund of €199.00 for credits bought; 300 had already been used",
  });
});

test("refuses a buyer who is not an administrator, and a package that is not offered", async () => {
  const { recruiter } = await world.hiringTeam({ role: "recruiter" });
  await expect(buyCredits(recruiter, { credits: 500 })).rejects.toMatchObject({ code: "forbidden" });
  const { recruiter: owner } = await world.hiringTeam({ role: "owner" });
  await expect(buyCredits(owner, { credits: 7 })).rejects.toMatchObject({ code: "invalid" });
});

test("retries a failed Stripe call into one checkout, and answers unavailable when Stripe keeps failing", async () => {
  const { recruiter } = await world.hiringTeam({ role: "owner" });
  stripe.fail(1);
  const before = stripe.sessions.size;
  const asked = stripe.requests.length;
  await buyCredits(recruiter, { credits: 500 });
  expect(stripe.requests.length).toBe(asked + 2);
  expect(stripe.sessions.size).toBe(before + 1);
  stripe.fail(3);
  await expect(buyCredits(recruiter, { credits: 500 })).rejects.toMatchObject({ code: "unavailable" });
});
