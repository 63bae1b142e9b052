import { newId } from "@/components/ui/new-id";
import type { Criterion, Dimension, ScorecardContent } from "@/lib/judging/scorecards/scorecard";

export type Edit =
  /** `restore`: with edits stored in this browser. */
  | { kind: "replace" | "restore"; content: ScorecardContent }
  | { kind: "criterion"; id: string; to: Partial<Criterion> }
  /** `text`: the sentence of the job description it is made of. */
  | { kind: "add"; dimension: Dimension; id: string; text?: string }
  /** With what the library keeps: all of a template where there is nothing yet, else what has no namesake. */
  | { kind: "take"; content: ScorecardContent; template: boolean }
  | { kind: "remove"; id: string }
  /** Undoes a removal. */
  | { kind: "put back"; criterion: Criterion; at: number }
  | { kind: "thresholds"; to: Partial<ScorecardContent["thresholds"]> }
  | { kind: "flags"; to: Partial<ScorecardContent["flags"]> };

/** The scorecard after one edit. Whether it may be published is decided on the server, not here. */
export function edited(content: ScorecardContent, edit: Edit): ScorecardContent {
  const { criteria } = content;
  switch (edit.kind) {
    case "replace":
    case "restore":
      return edit.content;
    case "criterion":
      return {
        ...content,
        criteria: criteria.map((each) => (each.id === edit.id ? { ...each, ...edit.to } : each)),
      };
    case "add":
      return { ...content, criteria: [...criteria, added(edit)] };
    case "take": {
      const names = new Set(criteria.map(({ name }) => name.toLocaleLowerCase()));
      const taken = edit.content.criteria
        .filter(({ name }) => !names.has(name.toLocaleLowerCase()))
        .map((criterion) => ({ ...criterion, id: newId() }));
      const whole = edit.template && criteria.length === 0 ? edit.content : content;
      return { ...whole, criteria: [...criteria, ...taken] };
    }
    case "remove":
      return { ...content, criteria: criteria.filter(({ id }) => id !== edit.id) };
    case "put back":
      return { ...content, criteria: criteria.toSpliced(edit.at, 0, edit.criterion) };
    case "thresholds":
      return { ...content, thresholds: { ...content.thresholds, ...edit.to } };
    case "flags":
      return { ...content, flags: { ...content.flags, ...edit.to } };
  }
}

/** The editor's state: the scorecard, and whether it began with edits of an earlier visit. */
export type Editing = { content: ScorecardContent; restored: boolean };

export const afterEdit = ({ content, restored }: Editing, edit: Edit): Editing => ({
  content: edited(content, edit),
  restored: edit.kind === "restore" || (restored && edit.kind !== "replace"),
});

const longestName = 160;
const added = ({ id, dimension, text = "" }: Extract<Edit, { kind: "add" }>): Criterion => ({
  id,
  dimension,
  name: text.slice(0, longestName),
  description: text,
  weight: 10,
  importance: "must",
  knockOut: false,
  minimumYears: null,
  skills: [],
});

export const emptyScorecard: ScorecardContent = {
  criteria: [],
  thresholds: { shortlistFrom: 70, declineBelow: 35 },
  flags: { rediscovery: false, blindReview: false },
};
