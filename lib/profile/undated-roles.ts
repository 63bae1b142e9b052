import type { Profile } from "./profile";
import { isSureHead } from "./head-lines";
import type { Anchor } from "./role-anchors";
import { isLabelledHead, leadsToTitle, readRoleHeader } from "./role-header";
import { worded } from "@/lib/language/worded";
import type { PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { isOccupation, wordsIn } from "@/lib/language/job-words";

type Role = Profile["roles"][number];

/** Roles of a run that gives no dates at all: its lines that name an occupation. */
export function undatedRoles(run: PlacedLine[]): Role[] {
  const titled = run.map((line, index) => ({ line, index })).filter(({ line }) => isUndatedTitle(line));
  const plain = titled.filter(({ line }) => !line.bullet);
  const used = plain.length ? plain : titled;
  return used.map(({ line, index }, i) => {
    const stop = used[i + 1]?.index ?? run.length;
    const below = run[index + 1];
    const more = below && index + 1 < stop && !below.gap && isSureHead(below) ? [below] : [];
    return undated(line, more, run[Math.max(stop - 1, index)]!.end);
  });
}

/** Items of the same list as dated ones that give no date themselves. */
export function undatedPeers(run: PlacedLine[], anchors: readonly Anchor[]): Role[] {
  if (
    !anchors.every(
      ({ index }) => run[index]!.bullet && anchors[0] && run[index]!.indent === run[anchors[0].index]!.indent,
    )
  )
    return [];
  const indent = run[anchors[0]!.index]!.indent;
  const dated = new Set(anchors.map(({ index }) => index));
  return run
    .filter(
      (line, index) => !dated.has(index) && line.bullet && line.indent === indent && isUndatedTitle(line),
    )
    .map((line) => undated(line, [], line.end));
}

const goesOn = worded("^({roles.duties}|{prepositions}|{and})");

function isUndatedTitle(line: PlacedLine): boolean {
  const words = wordsIn(line.low);
  const tells = /^\w+(?:ed|ing)\b/.test(line.low) || (goesOn.test(line.low) && !isLabelledHead(line.low));
  return (
    words.length <= 12 &&
    (!tells || leadsToTitle.test(line.low)) &&
    !line.text.endsWith(".") &&
    words.some(isOccupation)
  );
}

function undated(line: PlacedLine, more: PlacedLine[], end: number): Role {
  const { title, organization } = readRoleHeader([line, ...more]);
  return {
    title: tidy((title ?? line).text),
    organization: organization ? tidy(organization.text) : null,
    from: null,
    to: null,
    current: false,
    span: { start: line.start, end },
  };
}
