import * as z from "zod";
import type { Connector } from "../connector";
import type { Transport } from "../http";

/** Returns an access token valid for at least a minute. `refused` is one that the API has just rejected. */
export type Bearer = (refused?: string) => Promise<string>;

/** Our OAuth client at a vendor's authorization server. */
export type Client = { id: string; secret: string };

/**
 * Signing in at the vendor instead of entering keys: OAuth's authorization code grant (RFC 6749, section 4.1), by a
 * client that the vendor has registered for the operator of this service.
 */
export type Login = {
  /** Addresses of the authorization server; `simulator` is the address of a local simulator. */
  addresses: (simulator: string | null) => { authorize: string; token: string };
  scopes: string[];
  /** How long a refresh token is valid. Each works once. */
  refreshHours: number;
  /** The client that the local simulator accepts. */
  simulated: Client;
  connect: (transport: Transport, bearer: Bearer, simulator: string | null) => Connector;
};

/** The tokens of a sign-in. Stored encrypted, like keys. Times are ISO 8601. */
export const LoginTokens = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
  expiresAt: z.iso.datetime(),
  /** When they are exchanged even if no call needs them. */
  renewAt: z.iso.datetime(),
});
export type LoginTokens = z.output<typeof LoginTokens>;
