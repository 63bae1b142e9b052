import { defineVendor } from "../../vendor";
import { Credentials, hosts } from "./api";
import { assumed } from "./assumptions";
import { teamtailor as connect } from "./connector";
import { readTeamtailorWebhook } from "./webhook";

export const teamtailor = defineVendor({
  name: "Teamtailor",
  fields: [
    { name: "apiKey", label: "API key", kind: "secret" },
    {
      name: "region",
      label: "Region",
      kind: "choice",
      choices: [
        { value: "eu", label: "Europe" },
        { value: "na", label: "North America" },
        { value: "au", label: "Australia" },
      ],
    },
    {
      name: "userId",
      label: "User ID",
      kind: "number",
      optional: true,
      hint: "The number of the Teamtailor user in whose name notes are written.",
    },
  ],
  credentials: Credentials,
  capabilities: {
    changes: "filter",
    webhooks: { secret: "theirs", retries: false },
    rejection: "reason optional",
    reopening: "no",
    notes: "by a user",
    files: "seconds",
  },
  assumptions: assumed,
  simulated: { apiKey: "tt-key", region: "eu", userId: "501" },
  connect: (transport, credentials, simulator) =>
    connect(transport, credentials, simulator ? `${simulator}/v1` : hosts[credentials.region]),
  readWebhook: readTeamtailorWebhook,
});
