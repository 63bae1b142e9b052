import type { Profile } from "./profile";
import { fragments } from "@/lib/language/fragments";
import { headLines, isHead } from "./head-lines";
import { looksLikePlace } from "./location";
import { dateRangesIn } from "@/lib/language/moments";
import { anchorsIn } from "./role-anchors";
import { readRoleHeader } from "./role-header";
import type { PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { undatedPeers, undatedRoles } from "./undated-roles";
import { isOccupation, wordsIn } from "@/lib/language/job-words";

type Role = Profile["roles"][number];
/** Roles in the order of the document, dated or not. `span` covers the role's head and its description. */
export function findRoles(lines: readonly PlacedLine[]): Role[] {
  const told = runsOf(lines, (line) => line.section === "experience");
  if (told.length) return told.flatMap(rolesInRun);
  const untitled = (line: PlacedLine) => ["header", "summary", "other", "projects"].includes(line.section);
  return runsOf(lines, untitled).flatMap((run) =>
    rolesInRun(run).filter((role) => role.from && isRoleLike(role)),
  );
}

const isRoleLike = (role: Role) =>
  wordsIn(role.title.toLowerCase()).some(isOccupation) || role.organization !== null;

function runsOf(lines: readonly PlacedLine[], belongs: (line: PlacedLine) => boolean): PlacedLine[][] {
  const runs: PlacedLine[][] = [];
  let open = false;
  for (const line of lines) {
    const inside = belongs(line);
    if (inside && (!open || line.heading)) runs.push([]);
    if (inside && !line.heading) runs.at(-1)!.push(...sentencesOf(line));
    open = inside;
  }
  return runs.filter((run) => run.length > 0);
}

function rolesInRun(run: PlacedLine[]): Role[] {
  const anchors = anchorsIn(run);
  if (!anchors.length) return undatedRoles(run);
  const depth = run
    .slice(0, anchors[0]!.index)
    .filter((line) => isHead(line) && !looksLikePlace(line)).length;
  const heads = anchors.map((anchor, i) => headLines(run, anchor, anchors[i - 1], anchors[i + 1], depth));
  const roles: Role[] = [];
  for (const [i, { range }] of anchors.entries()) {
    const head = heads[i]!;
    const { title, organization } = readRoleHeader(head.parts);
    const called = title ?? organization;
    if (!called || !/\p{L}{2}/u.test(called.text)) continue;
    const stop = heads[i + 1]?.first ?? run.length;
    const previous = roles.at(-1);
    // Several titles under one employer: the employer is named once, above the first.
    const alone = head.above === 0 || (depth > 1 && head.above + head.own === 1);
    const inherited = depth > 0 && !organization && alone ? (previous?.organization ?? null) : null;
    roles.push({
      title: tidy(called.text),
      organization: title && organization ? tidy(organization.text) : inherited,
      from: range.from,
      to: range.to,
      current: range.current,
      span: { start: run[head.first]!.start, end: run[Math.max(stop - 1, head.last)]!.end },
    });
  }
  return [...roles, ...undatedPeers(run, anchors)].sort((a, b) => a.span.start - b.span.start);
}

/** A paragraph that tells of several dated roles is read sentence by sentence. */
function sentencesOf(line: PlacedLine): PlacedLine[] {
  if (line.text.length < 90 || dateRangesIn(line.low).filter((range) => !range.single).length < 2)
    return [line];
  const parts = fragments(
    line,
    /(?<=[a-z\d)]{2})[.;]\s+(?=\p{Lu})|,\s+(?=(?:then|and then|later|puis|danach|luego|depois)\s)/gu,
  );
  return parts.map((part, i) => ({
    ...line,
    ...part,
    gap: i === 0 && line.gap,
    bullet: line.bullet || i > 0,
  }));
}
