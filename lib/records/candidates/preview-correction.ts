import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { Correction, planCorrection } from "./correct-candidate";
import { fieldWords } from "./corrections";
import { unnamed } from "./same-person";
import { say } from "@/lib/say";

/** Previews a correction without making it. Throws what `correctCandidate` would throw. */
export const previewCorrection = useCase({
  name: "previewCorrection",
  permission: "candidate:write",
  input: Correction,
  output: z.object({
    name: z.string(),
    effects: z.array(z.string()).describe("Empty when nothing would change."),
    subjectRevision: z.string(),
  }),

  async run(ctx, correction) {
    const { person, wanted, changed, revision } = await planCorrection(ctx, correction);
    return {
      name: person.fullName ?? unnamed(),
      effects: changed.map((field) =>
        say(
          !wanted[field]
            ? "The {field} is removed (was {from})."
            : person[field]
              ? "The {field} changes from {from} to {to}."
              : "The {field} is set to {to}.",
          {
            field: say(fieldWords[field]),
            from: JSON.stringify(person[field]),
            to: JSON.stringify(wanted[field]),
          },
        ),
      ),
      subjectRevision: revision,
    };
  },
});
