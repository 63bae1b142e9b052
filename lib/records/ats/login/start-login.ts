import { pageUrl } from "@/lib/platform/access/addresses";
import { randomBytes } from "node:crypto";
import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { sha256 } from "@/lib/platform/security/digest";
import { simulatorAt } from "./bearer";
import { clientFor } from "./client";
import { Line } from "@/lib/visible-line";

const openForMs = 10 * 60_000;

/** The redirect URI registered at a vendor: a different one each, so that their answers cannot be mixed up. */
export const callbackOf = (provider: string) => pageUrl.atsLogin(provider);

/**
 * Starts a sign-in at an ATS, for a new connection or one whose sign-in has ended, and returns the address to visit.
 * The answer is accepted once, within ten minutes, from the same session. Throws conflict when it is not set up.
 */
export const startLogin = useCase({
  name: "startLogin",
  permission: "organization:administer",
  input: z.object({
    provider: z.string(),
    name: Line(80).min(1),
    simulated: z.boolean().default(false),
    connectionId: z.uuid().nullable().default(null).describe("The connection to sign in again."),
    sessionId: z.string().min(1).describe("The signed-in person's, never taken from a form."),
  }),
  output: z.object({ url: z.url() }),

  async run({ db, actor }, { connectionId, sessionId, name, ...choice }) {
    const existing = connectionId ? await db.atsConnection.findUnique({ where: { id: connectionId } }) : null;
    if (connectionId && !existing) throw notFound("Connection");
    const { provider, simulated } = existing ?? choice;
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
