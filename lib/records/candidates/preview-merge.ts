import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { blindAmong } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { fieldWords } from "./corrections";
import { Pair } from "./merge-candidates";
import type { Moved, personFields } from "./moved";
import { planMerge, planUndo } from "./plan-merge";
import { Merged } from "./undo-merge";
import { say, sentence } from "@/lib/say";

const output = z.object({
  name: z.string().describe("Of the record that is kept, as shown in blind review."),
  otherName: z.string(),
  effects: z.array(z.string()),
  subjectRevision: z.string(),
});

/** Previews a merge of two records without making it. Throws what `mergeCandidates` would throw. */
export const previewMerge = useCase({
  name: "previewMerge",
  permission: "candidate:write",
  input: Pair,
  output,

  async run(ctx, pair) {
    const { survivor, other, moved, left, toJudge, revision } = await planMerge(ctx, pair);
    const filled = Object.keys(moved.filled) as Field[];
    const open = await ctx.db.application.count({ where: { id: { in: toJudge }, disposition: "active" } });
    return {
      ...(await namesOf(ctx, survivor, other)),
      effects: [
        say(
          "{files, plural, one {{files} file} other {{files} files}} and {applications, plural, one {{applications} application} other {{applications} applications}} move to the record that is kept.",
          counts(moved),
        ),
        left > 0 &&
          say(
            "{left, plural, one {{left} application to a job that both are on stays} other {{left} applications to jobs that both are on stay}} with the other record.",
            { left },
          ),
        filled.length > 0 && say("Filled from the other record: {fields}.", { fields: inWords(filled) }),
        moved.optedOut && say("The person opted out: that applies to the record that is kept, too."),
        open > 0 &&
          say(
            "Open applications are scored again with the newest CV, for credits where it is new to their job.",
          ),
        say("It can be undone."),
      ].filter((effect) => effect !== false),
      subjectRevision: revision,
    };
  },
});

/** Previews undoing a merge without doing it. Throws what `undoMerge` would throw. */
export const previewUndoMerge = useCase({
  name: "previewUndoMerge",
  permission: "candidate:write",
  input: Merged,
  output,

  async run(ctx, { mergedId }) {
    const { survivor, other, moved, emptied, optsIn, revision } = await planUndo(ctx, mergedId);
    return {
      ...(await namesOf(ctx, survivor, other)),
      effects: [
        say(
          "{files, plural, one {{files} file} other {{files} files}} and {applications, plural, one {{applications} application} other {{applications} applications}} go back to the record they came from.",
          counts(moved),
        ),
        emptied.length > 0 &&
          say("Cleared on the record that was kept: {fields}.", { fields: inWords(emptied) }),
        optsIn && say("The record that was kept is no longer opted out."),
        say("Open applications whose CV changes are scored again."),
      ].filter((effect) => effect !== false),
      subjectRevision: revision,
    };
  },
});

type Named = { id: string; fullName: string | null; number: number };
type Field = (typeof personFields)[number];

async function namesOf({ db }: Context, survivor: Named, other: Named) {
  const blind = await blindAmong(db, [survivor.id, other.id]);
  return {
    name: poolName(survivor, blind.has(survivor.id)),
    otherName: poolName(other, blind.has(other.id)),
  };
}

const counts = ({ attachments, applications }: Moved) => ({
  files: attachments.length,
  applications: applications.length,
});

const words = {
  ...fieldWords,
  location: sentence("location"),
  headline: sentence("headline"),
  link: sentence("link"),
};
const inWords = (fields: Field[]) => fields.map((field) => say(words[field]));
