import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/ports";
import { startApp, type TestApp } from "../support/app";
import { newAgent, newRecruiter, statusOf, tokensFor } from "../support/recruiter";

// As the launcher starts the app: the public origin is localhost, and people and programs also use 127.0.0.1.
let app: TestApp;
beforeAll(async () => {
  const port = await freePort();
  app = await startApp({ port, env: { APP_URL: `http://localhost:${port}` } });
});
afterAll(() => app.stop());

test("the whole flow works under 127.0.0.1 and localhost, and names the public origin as issuer", async () => {
  for (const host of ["127.0.0.1", "localhost"]) {
    const url = `http://${host}:${app.port}`;
    const agent = await newAgent(url);
    const { access_token } = await tokensFor(agent, await newRecruiter(url));
    expect(await statusOf(agent, access_token)).toBe(200);
    const { json } = await agent.http.get("/.well-known/oauth-authorization-server");
    expect(json.issuer).toBe(`http://localhost:${app.port}`);
  }
});
