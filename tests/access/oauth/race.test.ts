import { expect, test } from "vitest";
import { codeFor, newAgent, newRecruiter, statusOf } from "../../support/recruiter";
import { sharedInstances } from "../../support/shared";
import { thorough } from "../../support/thorough";

// Two instances on one database, so that nothing may depend on the memory of one process.
const apps = await sharedInstances();
const recruiter = await newRecruiter(apps[0].url);
const agent = await newAgent(apps[0].url);

const ROUNDS = thorough ? 50 : 10;

/** Sends ten concurrent requests, half to each instance. */
const sendTen = (form: Record<string, string>) =>
  Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      agent.http.request(`${apps[i % 2]!.url}/api/auth/mcp/token`, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: agent.basic(),
      }),
    ),
  );

test(`redeems a code for one of ten concurrent requests, then revokes its tokens (${ROUNDS} rounds)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const code = await codeFor(agent, recruiter);
    const answers = await sendTen({
      grant_type: "authorization_code",
      code,
      redirect_uri: agent.redirectUri,
      code_verifier: agent.verifier,
    });
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, json } of answers.filter((each) => each !== won[0]))
      expect({ status, error: json.error }).toEqual({ status: 400, error: "invalid_grant" });
    expect(await statusOf(agent, String(won[0]!.json.access_token))).toBe(401);
    expect((await agent.refresh(String(won[0]!.json.refresh_token))).json.error).toBe("invalid_grant");
  }
});
