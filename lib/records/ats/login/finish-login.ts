import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import type { AtsLogin } from "@/lib/platform/db/generated/client";
import { DomainError, invalid } from "@/lib/errors";
import { sha256 } from "@/lib/platform/security/digest";
import { connectAts } from "../connect-ats";
import { AtsFailure } from "../failure";
import { startSync } from "../start-sync";
import { replaceCredentials } from "../test-connection";
import { vendorOf } from "../vendors";
import { simulatorAt } from "./bearer";
import { clientFor } from "./client";
import { callbackOf } from "./start-login";
import { exchange } from "./tokens";

const takeLogin = useCase({
  name: "takeLogin",
  permission: "organization:administer",
  input: z.object({ provider: z.string(), state: z.string(), sessionId: z.string() }),
  output: z.object({ login: z.custom<AtsLogin>() }),

  async run({ db, actor }, { provider, state, sessionId }) {
    const now = new Date();
    const [login] = await db.atsLogin.updateManyAndReturn({
      where: {
        stateHash: sha256(state),
        provider,
        sessionId,
        userId: actor.id,
        usedAt: null,
        expiresAt: { gt: now },
      },
      data: { usedAt: now },
    });
    if (!login)
      throw invalid(
        "This sign-in was started in another session, has been used, or is over ten minutes old.",
      );
    return { login };
  },
});

const keepProblem = useCase({
  name: "keepProblem",
  permission: "organization:administer",
  input: z.object({ loginId: z.uuid(), problem: z.string() }),

  async run({ db }, { loginId, problem }) {
    await db.atsLogin.update({ where: { id: loginId }, data: { problem } });
  },
});

/**
 * Handles the vendor's answer to a sign-in: exchanges the code and connects, or renews an old connection's sign-in.
 * Later problems are stored with the sign-in, for the page to show. Throws invalid when the answer does not belong to
 * a sign-in of this session.
 */
export const finishLogin = flow({
  name: "finishLogin",
  permission: "organization:administer",
  input: z.object({
    provider: z.string(),
    state: z.string().max(200),
    code: z.string().max(4_000).nullable().describe("Null when the vendor denied access."),
    sessionId: z.string(),
  }),
  output: z.object({ loginId: z.uuid() }),

  async run(actor, { code, ...ticket }) {
    const { login } = await takeLogin(actor, ticket);
    const { provider, simulated, connectionId, name } = login;
    try {
      const credentials = { provider, login: await tokensFor(login, code) };
      if (connectionId) {
        await replaceCredentials(actor, { connectionId, credentials });
        await startSync(actor, { connectionId, full: false });
      } else await connectAts(actor, { name, simulated, credentials });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await keepProblem(actor, { loginId: login.id, problem: error.message });
    }
    return { loginId: login.id };
  },
});

async function tokensFor({ id, provider, simulated, connectionId }: AtsLogin, code: string | null) {
  const vendor = vendorOf(provider)?.name ?? provider;
  if (code === null) throw invalid("Access to {vendor} was not granted.", { vendor });
  const { login, client } = clientFor(provider, simulated);
  const { token } = login.addresses(simulatorAt(connectionId ?? id, provider, simulated));
  const grant = { grant_type: "authorization_code" as const, code, redirect_uri: callbackOf(provider) };
  try {
    return await exchange(token, client, grant, login.refreshHours);
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "refused")
      throw invalid("This sign-in at {vendor} has expired: it has to be completed within a minute.", {
        vendor,
      });
    throw error;
  }
}
