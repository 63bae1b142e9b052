import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { recordsOf } from "./erasable";

/** What erasing a candidate would destroy, without doing it. */
export const previewErasure = useCase({
  name: "previewErasure",
  permission: "organization:administer",
  input: z.object({ candidateId: z.uuid() }),
  output: z.object({ candidateId: z.uuid(), effects: z.array(z.string()) }),

  async run(ctx, { candidateId }) {
    const { db } = ctx;
    const ids = await recordsOf(ctx, candidateId);
    const theirs = { candidateId: { in: ids } };
    const files = await db.attachment.count({ where: theirs });
    const applications = await db.application.findMany({ where: theirs, select: { disposition: true } });
    const open = applications.filter(({ disposition }) => disposition === "active").length;
    const linked = await db.candidate.findMany({
      where: { id: { in: ids }, atsRemovedAt: null, connection: { isNot: null } },
      select: { connection: { select: { name: true } } },
    });
    const ats = [...new Set(linked.flatMap(({ connection }) => connection?.name ?? []))].join(" and ");
    const effects: (string | false)[] = [
      "Name, contact and everything read from their documents are destroyed. This cannot be undone.",
      ids.length > 1 && `${ids.length - 1} merged ${ids.length > 2 ? "records go" : "record goes"} with it.`,
      files > 0 && `${counted(files, "file")} ${files > 1 ? "leave" : "leaves"} the store within two hours.`,
      applications.length > 0 &&
        `Of ${counted(applications.length, "application")} only job, stage and outcome stay, under a number; scores, reasons, answers and feedback go.`,
      open > 0 && `${counted(open, "open application")} ${open > 1 ? "are" : "is"} withdrawn.`,
      "The audit trail stays: who did what and when, without a word of theirs.",
      ats !== "" &&
        `${ats} keeps its own record of them, and is not told. Erase them there as well. Shortlist will not import them again.`,
    ];
    return { candidateId, effects: effects.filter((effect) => effect !== false) };
  },
});

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
