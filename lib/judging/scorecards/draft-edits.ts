import * as z from "zod";
import { DomainError, invalid } from "@/lib/errors";
import { digestOf, uuidFrom } from "@/lib/platform/security/digest";
import { fold } from "@/lib/reading/language/letters";
import { Criterion, type ScorecardContent, ScorecardFlags } from "./scorecard";
import { skillsAfterRename } from "./skills-after-rename";

/** One edit of a scorecard: flat, so that an agent can write it without nesting. */
export const DraftEdit = z.strictObject({
  action: z.enum(["add", "change", "remove", "settings"]),
  criterionId: z.uuid().optional().describe("The criterion to change or remove."),
  criterion: Criterion.shape.name.optional().describe("Or its name."),
  dimension: Criterion.shape.dimension.optional(),
  name: Criterion.shape.name.optional(),
  description: z.string().trim().max(600).optional(),
  weight: Criterion.shape.weight.optional(),
  importance: Criterion.shape.importance.optional(),
  knockOut: z.boolean().optional(),
  minimumYears: z.number().min(0).max(50).nullable().optional(),
  skills: Criterion.shape.skills.unwrap().optional(),
  shortlistFrom: z.int().min(0).max(100).optional().describe("With action settings."),
  declineBelow: z.int().min(0).max(100).optional().describe("With action settings."),
  rediscovery: z.boolean().optional().describe("With action settings."),
  blindReview: z.boolean().optional().describe("With action settings."),
});
export type DraftEdit = z.output<typeof DraftEdit>;

/** Returns the draft with one edit applied; throws `invalid` naming an edit that cannot be. */
export function applyEdit(content: ScorecardContent, edit: DraftEdit, index: number): ScorecardContent {
  const at = `edits.${index}`;
  const { action, criterion: named, shortlistFrom, declineBelow, rediscovery, blindReview, ...given } = edit;
  const { criterionId = action === "add" ? undefined : idOf(content, named, at), ...fields } = given;
  if (action === "settings") {
    const thresholds = {
      shortlistFrom: shortlistFrom ?? content.thresholds.shortlistFrom,
      declineBelow: declineBelow ?? content.thresholds.declineBelow,
    };
    if (thresholds.declineBelow > thresholds.shortlistFrom)
      throw invalid("{at}: declineBelow must not exceed shortlistFrom.", { at });
    const flags = ScorecardFlags.parse({ ...content.flags, ...defined({ rediscovery, blindReview }) });
    return { ...content, thresholds, flags };
  }
  if (action === "add") {
    const added = Criterion.safeParse({
      dimension: "hard_skills",
      weight: 10,
      importance: "must",
      ...defined(fields),
      // The same edit of the same draft makes the same criterion.
      id: criterionId ?? uuidFrom(digestOf([content, edit, index])),
    });
    if (!added.success) throw new DomainError("invalid", `${at}: ${z.prettifyError(added.error)}`);
    return { ...content, criteria: [...content.criteria, added.data] };
  }
  if (!content.criteria.some((criterion) => criterion.id === criterionId))
    throw invalid("{at}.criterionId: no criterion of this draft has that id.", { at });
  const criteria =
    action === "remove"
      ? content.criteria.filter((criterion) => criterion.id !== criterionId)
      : content.criteria.map((c) =>
          c.id === criterionId
            ? { ...c, skills: skillsAfterRename(c, fields.name ?? c.name), ...defined(fields) }
            : c,
        );
  if (criteria.length === 0) throw invalid("{at}: a scorecard needs at least one criterion.", { at });
  return { ...content, criteria };
}

/** The criterion with this name, in any case. Throws `invalid` with the names there are. */
function idOf({ criteria }: ScorecardContent, name: string | undefined, at: string): string | undefined {
  if (name === undefined) return undefined;
  const called = criteria.filter((one) => fold(one.name) === fold(name));
  if (called.length === 1) return called[0]!.id;
  const names = criteria.map((one) => `“${one.name}”`);
  throw invalid("{at}.criterion: name one of {names}.", { at, names });
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
