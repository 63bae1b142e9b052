import type { Login } from "../../login/login";
import { scopes } from "./access";
import { greenhouse as connect } from "./connector";
import { byLogin } from "./token";

/** Harvest v3; `simulator` is the address of a local stand-in. */
export const addresses = (simulator: string | null) => ({
  authorize: `${simulator ?? "https://auth.greenhouse.io"}/authorize`,
  token: `${simulator ?? "https://auth.greenhouse.io"}/token`,
  api: `${simulator ?? "https://harvest.greenhouse.io"}/v3`,
});

/**
 * Signing in, for a service that Greenhouse knows as a partner: address, lifetimes and rotation as published
 * (harvestdocs.greenhouse.io/docs/harvest-partner-oauth); the names of the parameters are those of RFC 6749, which that
 * page refers to, and of two public clients (metorial/integrations, Grayscale-Labs/greenhouse_io). It speaks of no code
 * challenge, so none is sent.
 */
export const login: Login = {
  addresses,
  scopes,
  refreshHours: 24,
  simulated: { id: "gh-partner", secret: "gh-partner-secret" },
  connect: (transport, bearer, simulator) => connect(transport, byLogin(bearer), addresses(simulator).api),
};
