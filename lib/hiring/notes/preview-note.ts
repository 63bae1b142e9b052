import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { NewNote, planNote } from "./note";
import { say } from "@/lib/say";

/** What adding a note would do, without doing it. Throws what `addNote` would throw. */
export const previewNote = useCase({
  name: "previewNote",
  permission: "note:write",
  input: NewNote,
  output: z.object({
    name: z.string().describe("Whom it is about, as shown in blind review."),
    jobTitle: z.string().nullable(),
    effects: z.array(z.string()),
    subjectRevision: z.string(),
  }),

  async run(ctx, note) {
    const { candidate, application, mentioned } = await planNote(ctx, note);
    const blind = await isBlind(ctx.db, note.candidateId);
    const notified = mentioned.filter(({ userId }) => userId !== ctx.actor.id).map(({ name }) => name);
    return {
      name: application ? shownName(application, candidate, blind) : poolName(candidate, blind),
      jobTitle: application?.job.title ?? null,
      effects: [
        say(
          "It is in your name, and everybody who sees this candidate here can read it. It is not evaluated and not sent to the ATS.",
        ),
        notified.length > 0 && say("Notified, according to their settings: {people}.", { people: notified }),
      ].filter((effect) => effect !== false),
      subjectRevision: note.candidateId,
    };
  },
});
