import { randomBytes } from "node:crypto";
import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { env } from "@/lib/env";
import { conflict, notFound } from "@/lib/errors";
import { sha256 } from "@/lib/security/digest";
import { simulatorAt } from "./bearer";
import { clientFor } from "./client";

const openForMs = 10 * 60_000;

/** Where the vendor sends people back to: registered with it, and another for each, so that no answer is taken for another's. */
export const callbackOf = (provider: string) => `${env.APP_URL}/settings/connections/login/${provider}`;

/**
 * Begins signing in at an ATS, for a new connection or one whose sign-in has ended: gives the address to go to. What comes
 * back is taken once, within ten minutes, from the session that began. Throws conflict where it is not set up.
 */
export const startLogin = useCase({
  name: "startLogin",
  permission: "organization:administer",
  input: z.object({
    provider: z.string(),
    name: z.string().trim().min(1).max(80),
    simulated: z.boolean().default(false),
    connectionId: z.uuid().nullable().default(null).describe("The connection to sign in again."),
    sessionId: z.string().min(1).describe("Of the signed-in person: never what a form says."),
  }),
  output: z.object({ url: z.url() }),

  async run({ db, actor }, { connectionId, sessionId, name, ...choice }) {
    const again = connectionId ? await db.atsConnection.findUnique({ where: { id: connectionId } }) : null;
    if (connectionId && !again) throw notFound("Connection");
    const { provider, simulated } = again ?? choice;
    const { login, client } = clientFor(provider, simulated);
    await db.atsLogin.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    const state = randomBytes(32).toString("base64url");
    const { id } = await db.atsLogin.create({
      data: {
        provider,
        simulated,
        connectionId,
        sessionId,
        name,
        userId: actor.id,
        stateHash: sha256(state),
        expiresAt: new Date(Date.now() + openForMs),
      },
    });
    const address = simulatorAt(connectionId ?? id, provider, simulated);
    if (simulated && !address) throw conflict("No simulator is running.");
    const url = new URL(login.addresses(address).authorize);
    url.search = String(
      new URLSearchParams({
        response_type: "code",
        client_id: client.id,
        redirect_uri: callbackOf(provider),
        scope: login.scopes.join(" "),
        state,
      }),
    );
    return { url: url.href };
  },
});
