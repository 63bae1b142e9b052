import { sentence } from "@/lib/say";
import { defineVendor } from "../../vendor";
import { Credentials, live } from "./api";
import { assumed } from "./assumptions";
import { workable as connect } from "./connector";
import { readWorkableWebhook } from "./webhook";

/** Workable through its API v3, with an account's token. */
export const workable = defineVendor({
  name: "Workable",
  fields: [
    {
      name: "subdomain",
      label: sentence("Subdomain"),
      kind: "text",
      hint: sentence("The first part of your Workable address: acme in acme.workable.com."),
    },
    { name: "token", label: sentence("Access token"), kind: "secret" },
    {
      name: "memberId",
      label: sentence("Member ID"),
      kind: "text",
      hint: sentence(
        "The ID of the Workable member to act as, in whose name candidates are moved and commented on.",
      ),
    },
  ],
  credentials: Credentials,
  capabilities: {
    webhooks: { secret: "theirs" },
    rejection: "reason optional",
    reopening: "yes",
  },
  assumptions: assumed,
  simulated: { subdomain: "acme", token: "workable-token", memberId: "13e0eb0e" },
  connect: (transport, credentials, simulator) =>
    connect(transport, credentials, simulator ? `${simulator}/spi/v3` : live(credentials)),
  webhookSecretOf: ({ token }) => token,
  readWebhook: readWorkableWebhook,
});
