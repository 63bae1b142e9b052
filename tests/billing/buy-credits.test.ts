import "../support/database";
import type { Actor } from "@/lib/access/actor";
import type * as buying from "@/lib/billing/buy-credits";
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
let balanceOf: (actor: Actor) => Promise<number>;

beforeAll(async () => {
  stripe = await startStripe();
  vi.stubEnv("STRIPE_SECRET_KEY", simulatedKey);
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", simulatedSecret);
  vi.stubEnv("STRIPE_API_URL", stripe.url);
  ({ buyCredits } = await import("@/lib/billing/buy-credits"));
  ({ POST: webhook } = await import("@/app/api/billing/webhook/route"));
  world = await import("../support/world");
  const { getCreditBalance } = await import("@/lib/credits/get-credit-balance");
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

/** An owner who has begun to buy 500 credits for 199 euros. */
async function buyer() {
  const { recruiter, organization } = await world.hiringTeam({ role: "owner", credits: 0 });
  const { url } = await buyCredits(recruiter, { credits: 500 });
  const session = stripe.sessions.get(url.split("/").at(-1)!)!;
  return { recruiter, organization, session };
}

test("a paid checkout grants its credits once, however often it is told, under the name of who bought", async () => {
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
  const [bought] = await world.ownerDb.auditEvent.findMany({
    where: { organizationId: organization.id, name: "credits.bought" },
  });
  expect(bought!.particulars).toMatchObject({ userId: recruiter.id, credits: 500, amount: 19_900 });
});

test("what is not signed, signed by another, changed on the way or sent again much later is refused", async () => {
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

test("another amount, currency or session than was agreed grants nothing, and is written down", async () => {
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

test("a session of one organization grants nothing to another", async () => {
  const { session } = await buyer();
  const other = await buyer();
  const metadata = { ...session.metadata, organizationId: other.organization.id };
  const paidWebhook = notice("checkout.session.completed", { ...paid(session), metadata });
  expect((await send(paidWebhook)).status).toBe(200);
  expect(await balanceOf(other.recruiter)).toBe(0);
});

test("a checkout that waits for its payment, or ran out, grants nothing until it is paid", async () => {
  const { recruiter, session } = await buyer();
  await send(notice("checkout.session.completed", { ...session, status: "complete" }));
  await send(notice("checkout.session.expired", session));
  expect(await balanceOf(recruiter)).toBe(0);
  await send(notice("checkout.session.async_payment_succeeded", paid(session)));
  expect(await balanceOf(recruiter)).toBe(500);
});

test("a refund takes its share of the credits once, also when it is told of before the payment", async () => {
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

test("what of a refund was used already stays used: the balance ends at zero, and the ledger says so", async () => {
  const { recruiter, session, organization } = await buyer();
  await send(notice("checkout.session.completed", paid(session)));
  const { inTenant, wholeOrganization } = await import("@/lib/db/tenant");
  const { book } = await import("@/lib/credits/ledger");
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
    description: "Refund of €199.00 for credits bought; 300 were used already",
  });
});

test("only who administers the organization buys, and only what is offered", async () => {
  const { recruiter } = await world.hiringTeam({ role: "recruiter" });
  await expect(buyCredits(recruiter, { credits: 500 })).rejects.toMatchObject({ code: "forbidden" });
  const { recruiter: owner } = await world.hiringTeam({ role: "owner" });
  await expect(buyCredits(owner, { credits: 7 })).rejects.toMatchObject({ code: "invalid" });
});

test("when the provider fails for good nothing is sold, and a hiccup opens one checkout", async () => {
  const { recruiter } = await world.hiringTeam({ role: "owner" });
  stripe.fail(1);
  const before = stripe.sessions.size;
  await buyCredits(recruiter, { credits: 500 });
  expect(stripe.sessions.size).toBe(before + 1);
  stripe.fail(3);
  await expect(buyCredits(recruiter, { credits: 500 })).rejects.toMatchObject({ code: "unavailable" });
});
