import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { say } from "@/lib/say";
import { registeredClient } from "./login/client";
import { Field } from "./vendor";
import { vendors } from "./vendors";

/** The systems that can be connected, with the fields an administrator has to fill in. */
export const listSystems = useCase({
  name: "listSystems",
  permission: "organization:administer",
  output: z.object({
    systems: z.array(
      z.object({
        provider: z.string(),
        name: z.string(),
        fields: z.array(Field),
        signIn: z
          .enum(["offered", "simulator"])
          .nullable()
          .describe(
            "Whether people can sign in instead: with a registered client, or at the simulator only.",
          ),
        simulated: z.record(z.string(), z.string()).describe("What the local simulator accepts."),
      }),
    ),
  }),

  async run() {
    return {
      systems: Object.entries(vendors).map(([provider, { name, fields, simulated, login }]) => ({
        provider,
        name,
        simulated,
        fields: fields.map(translateField),
        signIn: login ? (registeredClient(provider) ? ("offered" as const) : ("simulator" as const)) : null,
      })),
    };
  },
});

const translateField = ({ label, hint, choices, ...field }: Field): Field => ({
  ...field,
  label: say(label),
  ...(hint === undefined ? {} : { hint: say(hint) }),
  ...(choices && { choices: choices.map((choice) => ({ ...choice, label: say(choice.label) })) }),
});
