import type { Profile } from "./profile";
import { type Fragment, fragment, listItems } from "@/lib/language/fragments";
import { dateRangesIn } from "@/lib/language/moments";
import type { PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";

type Skill = Profile["skills"][number];

const most = 200;
const group = /^[\p{L}][\p{L}\d &/+'().-]{1,40}:\s*(?=\S)/u;
/** How good someone says they are is not part of the skill's name. */
const boast =
  /^(?:(?:and |specifically |highly |very |well |extremely )?(?:proficient|proficiency|skilled|experienced|expert(?:ise)?|experience|knowledge|knowledgeable|fluent|competent|adept|familiar(?:ity)?|versed|mastery|strong|excellent|exceptional|advanced|solid|good|basic|deep|in-depth|extensive|proven|hands-on|working|sound|thorough|superior|outstanding|comprehensive|great)\s+(?:(?:skills?|ability|knowledge|experience|understanding|command|expertise|proficiency|background)\s+)?(?:in|with|of|at|on|to|using)?\s*)+|^(?:sehr gute |gute |fundierte |umfassende )?(?:kenntnisse|erfahrung(?:en)?)\s+(?:in|mit|im)\s+|^(?:bonne )?(?:maitrise|connaissances?)\s+(?:de |du |des |d'|en )|^(?:dominio|conocimientos?|manejo|experiencia)\s+(?:de |del |en |con )|^(?:dominio|conhecimentos?|experiencia)\s+(?:de |do |da |em |com )/;
const grade =
  /\s*[(-]\s*(?:expert|advanced|intermediate|basic|beginner|proficient|fluent|native|experte|fortgeschritten|grundkenntnisse|sehr gut|gut|avance|intermediaire|debutant|courant|avanzado|intermedio|basico|avancado|intermediario|medio|alto|\d{1,2}\s*(?:\+\s*)?(?:years?|yrs|jahre|ans|anos)|\d\/\d{1,2}|\d{1,3} ?%)\s*\)?$/;

/** Skills a list names, each with the roles whose description mentions it (indexes into `roles`). */
export function findSkills(lines: readonly PlacedLine[], roles: Profile["roles"], low: string): Skill[] {
  const found = new Map<string, Skill>();
  for (const line of lines) {
    if (found.size >= most) break;
    const part = skillPart(line);
    if (!part) continue;
    for (const item of itemsOf(part)) {
      const skill = named(item);
      if (!skill || found.size >= most || found.has(skill.low)) continue;
      const span = { start: skill.start, end: skill.end };
      found.set(skill.low, { name: tidy(skill.text), span, roles: rolesMentioning(skill.low, roles, low) });
    }
  }
  return [...found.values()];
}

const joining = /^(?:and|or|und|oder|et|ou|y|e|o|&)\s+/;
const joined = /\s+(?:and|und|et|y|e|&)\s+/;
/** More words than this beside an "and" belong together. */
const longestOfPair = 2;
const isShort = (text: string) => text.split(/\s+/).length <= longestOfPair;

/** The items of a list, also the last two: "Python, SQL and C++", "Python, SQL, and C++". */
function itemsOf(part: Fragment): Fragment[] {
  const items = listItems(part);
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
  const lists =
    /[,;|•]/.test(rest) && rest.split(/[,;|•]/).every((item) => item.trim().split(/\s+/).length <= 5);
  const from = lists || rest.split(/\s+/).length <= 3 ? grouped[0].length : 0;
  return from ? fragment(line, from) : fragment(line, 0, grouped[0].length);
}

function named(item: Fragment): Fragment | null {
  const graded = grade.exec(item.low);
  const end = graded?.index ?? item.text.length;
  const lead = boast.exec(item.low.slice(0, end));
  const skill = fragment(item, lead && lead[0].length < end - 1 ? lead[0].length : 0, end);
  const bare = skill && /\.$/.test(skill.text) ? fragment(skill, 0, skill.text.length - 1) : skill;
  if (
    !bare ||
    bare.text.length > 90 ||
    !/\p{L}/u.test(bare.text) ||
    dateRangesIn(bare.low).some((range) => !range.single)
  )
    return null;
  return bare.text.length > 1 || /^[CR]$/.test(bare.text) ? bare : null;
}

function rolesMentioning(skill: string, roles: Profile["roles"], low: string): number[] {
  if (skill.length < 2) return [];
  const held = new Set<number>();
  for (let at = low.indexOf(skill); at >= 0; at = low.indexOf(skill, at + skill.length)) {
    const apart = !isWordy(low.charAt(at - 1)) && !isWordy(low.charAt(at + skill.length));
    if (!apart) continue;
    const index = roles.findIndex(({ span }) => at >= span.start && at < span.end);
    if (index >= 0) held.add(index);
  }
  return [...held].sort((a, b) => a - b);
}

const isWordy = (char: string) => /[a-z0-9+#]/.test(char);
