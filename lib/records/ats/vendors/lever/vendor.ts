import { sentence } from "@/lib/say";
import { defineVendor } from "../../vendor";
import { Credentials, live } from "./api";
import { assumed } from "./assumptions";
import { lever as connect } from "./connector";
import { readLeverWebhook } from "./webhook";

/** Lever through its API v1. No published specification: from its docs, recordings and public clients. */
export const lever = defineVendor({
  name: "Lever",
  fields: [{ name: "apiKey", label: sentence("API key"), kind: "secret" }],
  credentials: Credentials,
  capabilities: {
    webhooks: { secret: "theirs" },
    rejection: "reason required",
    reopening: "yes",
  },
  assumptions: assumed,
  simulated: { apiKey: "lever-key" },
  connect: (transport, credentials, simulator) =>
    connect(transport, credentials, simulator ? `${simulator}/v1` : live),
  readWebhook: readLeverWebhook,
});
