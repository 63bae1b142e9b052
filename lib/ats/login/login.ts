import * as z from "zod";
import type { Connector } from "../connector";
import type { Transport } from "../http";

/** An access token that is good for a minute at least. `refused` is one that the API has just refused. */
export type Bearer = (refused?: string) => Promise<string>;

/** Who we are to a vendor's authorization server. */
export type Client = { id: string; secret: string };

/**
 * Signing in at the vendor instead of entering keys: OAuth's authorization code grant (RFC 6749, section 4.1), by a
 * client that the vendor has registered for the operator of this service.
 */
export type Login = {
  /** Of the authorization server; `simulator` is the address of a local stand-in. */
  addresses: (simulator: string | null) => { authorize: string; token: string };
  scopes: string[];
  /** How long a refresh token is good for. Each works once. */
  refreshHours: number;
  /** The client that the local stand-in knows. */
  simulated: Client;
  connect: (transport: Transport, bearer: Bearer, simulator: string | null) => Connector;
};

/** What a sign-in has brought. Kept encrypted, as keys are. Moments are ISO 8601. */
export const LoginTokens = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
  expiresAt: z.iso.datetime(),
  /** From when they are exchanged even if nobody reads. */
  renewAt: z.iso.datetime(),
});
export type LoginTokens = z.output<typeof LoginTokens>;
