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

test("lets an owner buy on the credits page, says that it waits for the payment, and adds the credits once Stripe reports it", async () => {
  const { visitor } = await newRecruiter(app.url);
  const page = await visitor.get("/credits");
  expect(page.text).toContain("€199.00");
  // Chromium applies form-action to a form's redirects too.
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(/form-action ([^;]*)/.exec(policy)?.[1]?.split(" ")).toContain(stripe.url);
  const redirect = await visitor.post("/credits/buy", { credits: "500" });
  expect(redirect).toMatchObject({
    status: 303,
    location: expect.stringMatching(`^${stripe.url}/c/pay/cs_test_`),
  });
  const session = stripe.sessions.get(redirect.location!.split("/").at(-1)!)!;
  const back = `/credits?purchase=${session.metadata.purchaseId}`;
  expect(stripe.requests[0]!.get("success_url")).toBe(`${app.url}${back}`);
  expect((await visitor.get(back)).text).toContain("We are waiting for the payment");
  const { body, headers } = notice("checkout.session.completed", paid(session));
  const response = await fetch(`${app.url}/api/billing/webhook`, { method: "POST", body, headers });
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect((await visitor.get(back)).text).toContain("500 credits were added");
  expect((await visitor.get("/credits")).text).toContain("500 credits bought by");
});

test("tells a recruiter that an administrator buys credits, and refuses a cross-site purchase", async () => {
  const { visitor, email } = await newRecruiter(app.url);
  const elsewhere = await visitor.post(
    "/credits/buy",
    { credits: "500" },
    { origin: "https://evil.example" },
  );
  expect(elsewhere.status).toBe(403);
  await ownerDb.member.updateMany({ where: { user: { email } }, data: { role: "recruiter" } });
  expect((await visitor.get("/credits")).text).toContain(
    "Only administrators of your organization can buy credits",
  );
  expect((await visitor.post("/credits/buy", { credits: "500" })).status).toBe(403);
});

test("answers 503 and says that nothing was paid when a checkout cannot be opened", async () => {
  const { visitor } = await newRecruiter(app.url);
  stripe.fail(3);
  const { status, text } = await visitor.post("/credits/buy", { credits: "100" });
  expect(status).toBe(503);
  expect(text).toContain("Nothing was paid");
});

test("says that billing is off and offers no credits", async () => {
  const free = await startApp({ env: { BILLING: "off" } });
  const { visitor } = await newRecruiter(free.url);
  const { text } = await visitor.get("/credits");
  expect(text).toContain("Billing is off in this installation");
  expect(text).not.toContain("Buy credits");
  await free.stop();
});
