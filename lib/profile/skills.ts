import { hasAny, hasLetter, spaced } from "@/lib/language/letters";
import type { Profile } from "./profile";
import { type Fragment, fragment, fragments } from "@/lib/language/fragments";
import type { PlacedLine } from "./sections";
import { listed, worded } from "@/lib/language/worded";
import { tidy } from "@/lib/language/source-text";

type Skill = Profile["skills"][number];

const most = 200;
const group = /^[\p{L}][\p{L}\d &/+'().-]{1,40}:\s*(?=\S)/u;
/** How good someone says they are is not part of the skill's name. */
const boast = new RegExp(`^(?:${listed("skillItems.boasts")}\\s+)+`, "u");
const grade = new RegExp(
  `\\s*[(-]\\s*(?:${listed("skillItems.grades")}|\\d\\/\\d{1,2}|\\d{1,3} ?%)\\s*\\)?$`,
  "u",
);

/** Skills a list names, each with the roles whose description mentions it (indexes into `roles`). */
export function findSkills(lines: readonly PlacedLine[], roles: Profile["roles"], low: string): Skill[] {
  const found = new Map<string, Skill>();
  const told = roles.map(({ span }) => low.slice(span.start, span.end));
  for (const line of lines) {
    const part = skillPart(line);
    if (!part) continue;
    for (const item of itemsOf(part)) {
      const skill = named(item);
      if (!skill || found.size >= most || found.has(skill.low)) continue;
      const span = { start: skill.start, end: skill.end };
      found.set(skill.low, { name: tidy(skill.text), span, roles: rolesMentioning(skill.low, told) });
    }
  }
  return [...found.values()];
}

const joining = worded("^({skillItems.joins}|&) ");
const joined = worded(" ({skillItems.joins}|&) ");
/** More words than this beside an "and" belong together. */
const longestOfPair = 2;
const isShort = (text: string) => spaced(text).length <= longestOfPair;

/** The items of a list, also the last two: "Python, SQL and C++", "Python, SQL, and C++". */
function itemsOf(part: Fragment): Fragment[] {
  const items = fragments(part, /[,;|•]/g);
  if (items.length < 2) return items;
  return items.flatMap((item) => {
    const own = fragment(item, joining.exec(item.low)?.[0].length ?? 0);
    const pair = own && joined.exec(own.low);
    if (!pair) return own ?? [];
    const ends = [fragment(own, 0, pair.index), fragment(own, pair.index + pair[0].length)];
    const halves = ends.filter((half) => half !== null);
    return halves.every(({ text }) => isShort(text)) ? halves : own;
  });
}

function skillPart(line: PlacedLine): Fragment | null {
  if (line.heading) return null;
  if (line.label) return line.label.kind === "skills" ? fragment(line, line.label.end) : null;
  if (line.section !== "skills") return null;
  // "Databases: PostgreSQL, Redis" names a group; "Leadership: led a team of five for …" explains a skill.
  const grouped = group.exec(line.text);
  if (!grouped) return line;
  const rest = line.text.slice(grouped[0].length);
  const lists = hasAny(rest, ",;|•") && rest.split(/[,;|•]/).every((item) => spaced(item.trim()).length <= 5);
  const from = lists || spaced(rest).length <= 3 ? grouped[0].length : 0;
  return from ? fragment(line, from) : fragment(line, 0, grouped[0].length);
}

function named(item: Fragment): Fragment | null {
  const graded = grade.exec(item.low);
  const end = graded?.index ?? item.text.length;
  const lead = boast.exec(item.low.slice(0, end));
  const skill = fragment(item, lead && lead[0].length < end - 1 ? lead[0].length : 0, end);
  const bare = skill && skill.text.endsWith(".") ? fragment(skill, 0, skill.text.length - 1) : skill;
  if (!bare || bare.text.length > 90 || !hasLetter(bare.text)) return null;
  return bare.text.length > 1 || /^[CR]$/.test(bare.text) ? bare : null;
}

function rolesMentioning(skill: string, told: readonly string[]): number[] {
  if (skill.length < 2) return [];
  return told.flatMap((text, role) => {
    let at = text.indexOf(skill);
    while (at >= 0 && (isWordy(text.charAt(at - 1)) || isWordy(text.charAt(at + skill.length))))
      at = text.indexOf(skill, at + skill.length);
    return at >= 0 ? [role] : [];
  });
}

const isWordy = (char: string) => /[a-z0-9+#]/.test(char);
