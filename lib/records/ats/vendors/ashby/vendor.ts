import { sentence } from "@/lib/say";
import { defineVendor } from "../../vendor";
import { Credentials, live } from "./api";
import { assumed } from "./assumptions";
import { ashby as connect } from "./connector";
import { readAshbyWebhook } from "./webhook";

export const ashby = defineVendor({
  name: "Ashby",
  fields: [{ name: "apiKey", label: sentence("API key"), kind: "secret" }],
  credentials: Credentials,
  capabilities: {
    webhooks: { secret: "ours" },
    rejection: "reason required",
    reopening: "no",
  },
  assumptions: assumed,
  simulated: { apiKey: "ashby-key" },
  connect: (transport, credentials, simulator) => connect(transport, credentials, simulator ?? live),
  readWebhook: readAshbyWebhook,
});
