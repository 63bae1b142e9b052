import type { Login } from "../../login/login";
import { scopes } from "./access";
import { greenhouse as connect } from "./connector";
import { byLogin } from "./token";

/** The addresses of Harvest v3; `simulator` is the address of a local simulator. */
export const addresses = (simulator: string | null) => ({
  authorize: `${simulator ?? "https://auth.greenhouse.io"}/authorize`,
  token: `${simulator ?? "https://auth.greenhouse.io"}/token`,
  api: `${simulator ?? "https://harvest.greenhouse.io"}/v3`,
});

/**
 * Sign-in for a service that Greenhouse has registered as a partner: address, lifetimes and rotation as published
 * (harvestdocs.greenhouse.io/docs/harvest-partner-oauth); parameter names as in RFC 6749, which that page refers to,
 * and in two public clients (metorial/integrations, Grayscale-Labs/greenhouse_io). The page mentions no code
 * challenge, so none is sent.
 */
export const login: Login = {
  addresses,
  scopes,
  refreshHours: 24,
  simulated: { id: "gh-partner", secret: "gh-partner-secret" },
  connect: (transport, bearer, simulator) => connect(transport, byLogin(bearer), addresses(simulator).api),
};
