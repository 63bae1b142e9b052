import { expect, test } from "vitest";
import { isRouterState } from "@/lib/platform/access/router-state";
import { signedInPage } from "../support/person-browser";
import { newRecruiter } from "../support/recruiter";
import { sharedApp, sharedBrowser } from "../support/shared";
import { configuredJob, ownerActor } from "../support/world";

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state));

test("keeps every state that our pages send", async () => {
  const app = await sharedApp();
  const { email, visitor } = await newRecruiter(app.url);
  // The first page that the app renders takes longest.
  await visitor.get("/jobs");
  const { job } = await configuredJob(await ownerActor(email));
  const page = await signedInPage(await sharedBrowser(), app.url, email, "/jobs");
  const states: string[] = [];
  page.on("request", (request) => {
    const state = request.headers()["next-router-state-tree"];
    if (state) states.push(state);
  });
  await page.getByRole("link", { name: job.title }).click();
  await page.waitForURL(`**/jobs/${job.id}`);
  await page.getByRole("link", { name: "Candidates", exact: true }).first().click();
  await page.waitForURL("**/candidates");
  expect(states.some((state) => state.includes(job.id))).toBe(true);
  expect(states.filter((state) => !isRouterState(state))).toEqual([]);
});

test("answers a request with a malformed one as without it", async () => {
  const app = await sharedApp();
  const ask = (headers: Record<string, string>) =>
    fetch(`${app.url}/sign-in`, { headers: { rsc: "1", ...headers } });
  expect((await ask({ "next-router-state-tree": "%" })).status).toBe((await ask({})).status);
});

test.each([
  "%",
  "x",
  encoded({}),
  encoded(["x"]),
  encoded(["x", { children: ["y"] }]),
  encoded([["id", "1", "x", null], {}]),
  encoded(["", {}, null, "other"]),
  encoded(["", {}, null, null, 0, "", "more"]),
  encoded(["", "children"]),
])("refuses one that makes Next fail: %s", (header) => {
  expect(isRouterState(header)).toBe(false);
});
