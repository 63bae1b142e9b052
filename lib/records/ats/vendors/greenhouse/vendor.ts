import { sentence } from "@/lib/say";
import { defineVendor } from "../../vendor";
import { assumed } from "./assumptions";
import { greenhouse as connect } from "./connector";
import { addresses, login } from "./login";
import { byKey, Credentials } from "./token";
import { readGreenhouseWebhook } from "./webhook";

/** Greenhouse through Harvest v3: with the customer's client credentials, or by sign-in for a registered partner. */
export const greenhouse = defineVendor({
  name: "Greenhouse",
  fields: [
    { name: "clientId", label: sentence("Client ID"), kind: "text" },
    { name: "clientSecret", label: sentence("Client secret"), kind: "secret" },
    {
      name: "userId",
      label: sentence("User ID"),
      kind: "number",
      hint: sentence(
        "The number of the Greenhouse user to act as: a Site Admin, in whose name notes are written.",
      ),
    },
  ],
  credentials: Credentials,
  capabilities: {
    webhooks: { secret: "ours" },
    rejection: "reason required",
    reopening: "yes",
  },
  assumptions: assumed,
  simulated: { clientId: "gh-client", clientSecret: "gh-secret", userId: "77" },
  login,
  connect(transport, credentials, simulator) {
    const { token, api } = addresses(simulator);
    return connect(transport, byKey(transport, token, credentials), api);
  },
  readWebhook: readGreenhouseWebhook,
});
