import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { Correction, fieldWords, planCorrection } from "./correct-candidate";
import { say } from "@/lib/say";

/** What a correction would change, without doing it. Throws what `correctCandidate` would throw. */
export const previewCorrection = useCase({
  name: "previewCorrection",
  permission: "candidate:write",
  input: Correction,
  output: z.object({
    name: z.string(),
    effects: z.array(z.string()).describe("Empty when the person is like this already."),
    subjectRevision: z.string(),
  }),

  async run(ctx, correction) {
    const { person, wanted, changed, revision } = await planCorrection(ctx, correction);
    const quoted = (value: string | null | undefined) => (value ? JSON.stringify(value) : say("nothing"));
    return {
      name: person.fullName ?? say("Unnamed candidate"),
      effects: changed.map((field) =>
        say("The {field} {from} becomes {to}.", {
          field: say(fieldWords[field]),
          from: quoted(person[field]),
          to: quoted(wanted[field]),
        }),
      ),
      subjectRevision: revision,
    };
  },
});
