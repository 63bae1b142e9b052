import { expect, test } from "vitest";
import { newAgent, newRecruiter, statusOf, tokensFor } from "../support/recruiter";
import { sharedAppAtLocalhost } from "../support/shared";

test("the whole flow works under 127.0.0.1 and localhost, and names the public origin as issuer", async () => {
  const { port } = await sharedAppAtLocalhost();
  for (const host of ["127.0.0.1", "localhost"]) {
    const url = `http://${host}:${port}`;
    const agent = await newAgent(url);
    const { access_token } = await tokensFor(agent, await newRecruiter(url));
    expect(await statusOf(agent, access_token)).toBe(200);
    const { json } = await agent.http.get("/.well-known/oauth-authorization-server");
    expect(json.issuer).toBe(`http://localhost:${port}`);
  }
});
