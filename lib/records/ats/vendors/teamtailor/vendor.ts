import { sentence } from "@/lib/say";
import { defineVendor } from "../../vendor";
import { Credentials, hosts } from "./api";
import { assumed } from "./assumptions";
import { teamtailor as connect } from "./connector";
import { readTeamtailorWebhook } from "./webhook";

export const teamtailor = defineVendor({
  name: "Teamtailor",
  fields: [
    { name: "apiKey", label: sentence("API key"), kind: "secret" },
    {
      name: "region",
      label: sentence("Region"),
      kind: "choice",
      choices: [
        { value: "eu", label: sentence("Europe") },
        { value: "na", label: sentence("North America") },
        { value: "au", label: sentence("Australia") },
      ],
    },
    {
      name: "userId",
      label: sentence("User ID"),
      kind: "number",
      optional: true,
      hint: sentence("The number of the Teamtailor user in whose name notes are written."),
    },
  ],
  credentials: Credentials,
  capabilities: {
    webhooks: { secret: "theirs" },
    rejection: "reason optional",
    reopening: "no",
  },
  assumptions: assumed,
  simulated: { apiKey: "tt-key", region: "eu", userId: "501" },
  connect: (transport, credentials, simulator) =>
    connect(transport, credentials, simulator ? `${simulator}/v1` : hosts[credentials.region]),
  readWebhook: readTeamtailorWebhook,
});
