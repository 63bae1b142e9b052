import { afterAll, beforeAll, expect, test } from "vitest";
import { notice, paid, simulatedKey, simulatedSecret, startStripe } from "../simulators/stripe/server";
import { startApp, type TestApp } from "../support/app";
import { newRecruiter } from "../support/recruiter";
import { ownerDb } from "../support/world";

let stripe: Awaited<ReturnType<typeof startStripe>>;
let app: TestApp;
beforeAll(async () => {
  stripe = await startStripe();
  app = await startApp({
    env: {
      STRIPE_SECRET_KEY: simulatedKey,
      STRIPE_WEBHOOK_SECRET: simulatedSecret,
      STRIPE_API_URL: stripe.url,
    },
  });
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await stripe?.close();
});

test("an owner buys on the credits page, is told to wait, and has the credits once Stripe says so", async () => {
  const { visitor } = await newRecruiter(app.url);
  const page = await visitor.get("/credits");
  expect(page.text).toContain("€199.00");
  // Chromium holds a form's redirects to form-action, too.
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(/form-action ([^;]*)/.exec(policy)?.[1]?.split(" ")).toContain(stripe.url);
  const bought = await visitor.post("/credits/buy", { credits: "500" });
  expect(bought).toMatchObject({
    status: 303,
    location: expect.stringMatching(`^${stripe.url}/c/pay/cs_test_`),
  });
  const session = stripe.sessions.get(bought.location!.split("/").at(-1)!)!;
  const back = `/credits?purchase=${session.metadata.purchaseId}`;
  expect(stripe.requests[0]!.get("success_url")).toBe(`${app.url}${back}`);
  expect((await visitor.get(back)).text).toContain("We are waiting for the payment");
  const { body, headers } = notice("checkout.session.completed", paid(session));
  const response = await fetch(`${app.url}/api/billing/webhook`, { method: "POST", body, headers });
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect((await visitor.get(back)).text).toContain("500 credits were added");
  expect((await visitor.get("/credits")).text).toContain("500 credits bought by");
});

test("who does not administer the organization is told who buys, and a page of another site buys nothing", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const elsewhere = await visitor.post(
    "/credits/buy",
    { credits: "500" },
    { origin: "https://evil.example" },
  );
  expect(elsewhere.status).toBe(403);
  await ownerDb.member.updateMany({ where: { user: { email } }, data: { role: "recruiter" } });
  expect((await visitor.get("/credits")).text).toContain(
    "An administrator of your organization buys credits",
  );
  expect((await visitor.post("/credits/buy", { credits: "500" })).status).toBe(403);
});

test("a checkout that cannot be opened is told of as such", async () => {
  const { visitor } = await newRecruiter(app.url);
  stripe.fail(3);
  const { status, text } = await visitor.post("/credits/buy", { credits: "100" });
  expect(status).toBe(503);
  expect(text).toContain("Nothing was paid");
});

test("with billing off the page says so and offers nothing", async () => {
  const free = await startApp({ env: { BILLING: "off" } });
  const { visitor } = await newRecruiter(free.url);
  const { text } = await visitor.get("/credits");
  expect(text).toContain("Billing is off in this installation");
  expect(text).not.toContain("Buy credits");
  await free.stop();
});
