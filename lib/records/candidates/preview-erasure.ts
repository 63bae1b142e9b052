import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { recordsOf } from "./erasable";
import { holdsOn } from "./legal-hold";
import { say } from "@/lib/say";

/** Previews what erasing a candidate would destroy, without doing it. */
export const previewErasure = useCase({
  name: "previewErasure",
  permission: "organization:administer",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({ candidateId: z.uuid(), effects: z.array(z.string()) }),

  async run(ctx, { candidateId }) {
    const { db } = ctx;
    const ids = await recordsOf(ctx, candidateId);
    const theirs = { candidateId: { in: ids } };
    const files =
      (await db.attachment.count({ where: theirs })) + (await db.replyFile.count({ where: theirs }));
    const applications = await db.application.findMany({ where: theirs, select: { disposition: true } });
    const open = applications.filter(({ disposition }) => disposition === "active").length;
    const linked = await db.candidate.findMany({
      where: { id: { in: ids }, atsRemovedAt: null, connection: { isNot: null } },
      select: { connection: { select: { name: true } } },
    });
    const ats = [...new Set(linked.flatMap(({ connection }) => connection?.name ?? []))];
    const held = (await holdsOn(ctx, ids)).length > 0;
    const effects = [
      held &&
        say(
          "A legal hold covers this person: what is erased is sealed apart from daily use and deleted when the hold is released. Tell them so if they asked.",
        ),
      say("Name, contact and everything read from their documents are destroyed. This cannot be undone."),
      ids.length > 1 &&
        say(
          "{merged, plural, one {{merged} merged record is} other {{merged} merged records are}} erased too.",
          { merged: ids.length - 1 },
        ),
      files > 0 &&
        say(
          "{files, plural, one {{files} file is} other {{files} files are}} deleted from storage within two hours.",
          { files },
        ),
      applications.length > 0 &&
        say(
          "Of {applications, plural, one {{applications} application} other {{applications} applications}} only job, stage and outcome remain, under a number; scores, reasons, answers and feedback are erased.",
          { applications: applications.length },
        ),
      open > 0 &&
        say(
          "{open, plural, one {{open} open application is} other {{open} open applications are}} withdrawn.",
          { open },
        ),
      say("The audit trail remains: who did what and when, without any of their text."),
      ats.length > 0 &&
        say(
          "{ats} keeps its own record and is not notified. Erase them there as well. Shortlist will not import them again.",
          { ats },
        ),
    ].filter((effect) => effect !== false);
    return { candidateId, effects };
  },
});
