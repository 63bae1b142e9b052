import { hasWord } from "@/lib/reading/language/letters";
import { fragment } from "@/lib/reading/language/fragments";
import { isWithin } from "@/lib/reading/language/mask";
import type { Line } from "@/lib/reading/language/line";
import { tidy } from "@/lib/reading/language/lines";
import { anchorsIn, joinDates } from "./entry-dates";
import { entriesIn, type Fields, fitOfAny, isHeadLike } from "./entries";
import type { Profile } from "./profile";
import { roleFields } from "./role-fields";
import { partOf } from "./sections";

type Project = NonNullable<Profile["projects"]>[number];

/** A project's name, and for or with whom it was, which is mostly not said. */
const projectFields: Fields = {
  ...roleFields,
  without: { title: -2, organization: 0 },
  title: (cell) => fitOfAny(cell) + 1,
  organization: (cell) => roleFields.organization(cell) - 0.6,
};

/** The entries of sections of projects, with dates or each at the beginning of a block; none that is read as a role. */
export function findProjects(lines: readonly Line[], roles: Profile["roles"]): Project[] {
  const isOwn = (line: Line) => partOf(line, "projects") && !roles.some(({ span }) => isWithin(line, span));
  const run = joinDates(lines.filter(isOwn));
  const { anchors, doubtful } = anchorsIn(run);
  const dated = [...anchors, ...doubtful].toSorted((a, b) => a.index - b.index);
  const heads = run.flatMap((line, index) => {
    const isSet = line.gap || line.runs[0]?.bold === true || index === 0;
    return isHeadLike(line) && isSet ? { index, range: null, before: fragment(line), after: null } : [];
  });
  const entries = entriesIn(run, { anchors: dated.length ? dated : heads, doubtful: [] }, projectFields);
  return entries.flatMap(({ anchor: { range }, title, first, last }, at) => {
    if (!title || !hasWord(title.text)) return [];
    const end = run[Math.max((entries[at + 1]?.first ?? run.length) - 1, last)]!.end;
    const from = range?.single ? null : (range?.from ?? null);
    return { title: tidy(title.text), from, to: range?.to ?? null, span: { start: run[first]!.start, end } };
  });
}
