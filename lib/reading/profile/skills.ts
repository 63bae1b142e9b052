import { oneLetterTools } from "@/lib/reading/language/everywhere/tools";
import { regex, listed } from "@/lib/reading/language/lists";
import { isLegend, rating, ratingRow, type Scale, scaleOf, shareIn } from "@/lib/reading/language/ratings";
import {
  languageLevel,
  languageNamed,
  levelOfShare,
  rareLanguageNamed,
} from "@/lib/reading/language/spoken-languages";
import { beginsCapital, hasAny, hasLetter, spaced } from "@/lib/reading/language/letters";
import type { Profile } from "./profile";
import { type Fragment, fragment, fragments } from "@/lib/reading/language/fragments";
import type { Line } from "@/lib/reading/language/line";
import { partOf } from "./sections";
import { tidy } from "@/lib/reading/language/lines";

type Skill = Profile["skills"][number];

const most = 200;
const group = /^[\p{L}][\p{L}\d &/+'().-]{1,40}:\s*(?=\S)/u;
/** Self-assessments before and after a skill, which are not part of its name. */
const boast = new RegExp(`^(?:${listed("skillItems.boasts")}\\s+)+`, "u");
/** "(expert)", "- 4/5", "80%", "★★★☆☆", also before the skill: how well, in words, counted or drawn. */
const grade = new RegExp(
  `(?:(?<!\\s)\\s+)?[(:-]\\s*(?:${listed("skillItems.grades")}|${rating})\\s*\\)?$|` +
    `(?<!\\s)\\s+${rating}$|${ratingRow}$`,
  "u",
);
const gradeBefore = new RegExp(`^${ratingRow}\\s*`, "u");
const onlyGrade = new RegExp(`^\\(?${rating}\\)?$`, "u");

/** Listed skills, each with the roles whose description mentions it (indexes into `roles`). */
export function findSkills(lines: readonly Line[], roles: Profile["roles"], low: string): Skill[] {
  const skills = new Map<string, Skill>();
  const { number } = scaleOf(lines);
  const roleTexts = roles.map(({ span }) => low.slice(span.start, span.end));
  for (const skill of lines.flatMap(itemsOf).flatMap((item) => named(item, number) ?? [])) {
    if (skills.size >= most || skills.has(skill.low)) continue;
    const span = { start: skill.start, end: skill.end };
    skills.set(skill.low, { name: tidy(skill.text), span, roles: rolesMentioning(skill.low, roleTexts) });
  }
  return [...skills.values()];
}

const separators = /[,;|•]|\s\/\s/g;
const joining = regex("^({skillItems.joins}|&) ");
const joined = regex(" ({skillItems.joins}|&) ");
/** An "and" separates two skills only if each has at most this many words. */
const longestOfPair = 2;

/** The items of a line of skills, also the last two: "Python, SQL and C++", "Python, SQL, and C++". */
function itemsOf(line: Line): Fragment[] {
  const part = skillsOf(line);
  const items = part ? fragments(part, separators) : [];
  if (items.length < 2) return items;
  return items.flatMap((item) => {
    const own = fragment(item, joining.exec(item.low)?.[0].length);
    const pair = own && joined.exec(own.low);
    if (!pair) return own ?? [];
    const ends = [fragment(own, 0, pair.index), fragment(own, pair.index + pair[0].length)];
    const halves = ends.filter((half) => half !== null);
    return halves.every(({ text }) => spaced(text).length <= longestOfPair) ? halves : own;
  });
}

/** "Databases: PostgreSQL, Redis" names a group; "Leadership: led a team of five for …" explains a skill. */
function skillsOf(line: Line): Fragment | null {
  const part = isLegend(line.low) ? null : partOf(line, "skills");
  const end = part ? (group.exec(part.text)?.[0].length ?? 0) : 0;
  if (!part || !end) return part;
  const rest = part.text.slice(end);
  if (onlyGrade.test(rest.trim())) return fragment(part, 0, end);
  const most = hasAny(rest, ",;|•") ? 5 : 3;
  const lists = rest.split(separators).every((item) => spaced(item.trim()).length <= most);
  return lists ? fragment(part, end) : fragment(part, 0, end);
}

/** A skill without how well; `best`: the largest number that a legend explains, "5 = expert". */
function named(item: Fragment, best: number): Fragment | null {
  const bare = best && /(?<!\s)\s+(\d{1,2})$/.exec(item.low);
  const end = (bare && Number(bare[1]) <= best ? bare : grade.exec(item.low))?.index ?? item.text.length;
  const lead = (gradeBefore.exec(item.low) ?? boast.exec(item.low.slice(0, end)))?.[0].length ?? 0;
  const skill = fragment(item, lead < end - 1 ? lead : 0, end);
  const name = skill && fragment(skill, 0, skill.text.length - Number(skill.text.endsWith(".")));
  if (!name || name.text.length > 90 || !hasLetter(name.text)) return null;
  return name.text.length > 1 || oneLetterTools.includes(name.text) ? name : null;
}

const isWordy = (char: string) => /[a-z0-9+#]/.test(char);

/** Indexes of the roles whose texts contain the skill as whole words. */
export function rolesMentioning(skill: string, roleTexts: readonly string[]): number[] {
  return roleTexts.flatMap((text, role) => {
    let at = text.indexOf(skill);
    while (at >= 0 && (isWordy(text.charAt(at - 1)) || isWordy(text.charAt(at + skill.length))))
      at = text.indexOf(skill, at + skill.length);
    return at >= 0 && skill.length > 1 ? role : [];
  });
}

/** Languages the person speaks, by English name, with the level stated. */
export function findLanguages(lines: readonly Line[]): Profile["languages"] {
  const languages = new Map<string, Profile["languages"][number]>();
  const scale = scaleOf(lines);
  for (const [at, line] of lines.entries()) {
    const skills = partOf(line, "skills");
    const part = partOf(line, "languages") ?? (skills && isOfLanguages(skills) ? skills : null);
    if (!part || isLegend(part.low)) continue;
    const named = namesIn(part);
    const below = named.length === 1 ? lines[at + 1] : undefined;
    for (const [i, { name, start, end }] of named.entries()) {
      const before = i === 0 ? part.low.slice(0, start) : "";
      const behind = part.low.slice(end, named[i + 1]?.start);
      const share = shareIn(behind, scale) ?? shareIn(before, scale);
      const beside = languageLevel(behind) ?? languageLevel(before) ?? (share && levelOfShare(share));
      // A level on a line of its own belongs to the language above it.
      const isBelow =
        below && partOf(below, "languages") && namesIn(below).length === 0 && !isLegend(below.low);
      const level = beside || (isBelow ? levelBelow(below, scale) : null);
      const span = { start: part.start + start, end: part.start + end };
      if (!languages.has(name)) languages.set(name, { name, level, span });
    }
  }
  return [...languages.values()];
}

const levelBelow = ({ low }: Line, scale: Scale) => {
  const share = shareIn(low, scale);
  return languageLevel(low) ?? (share ? levelOfShare(share) : null);
};

/** The languages that a text names: with a capital also those of few speakers. */
const namesIn = ({ text, low }: Fragment) =>
  [...low.matchAll(/[a-z]+/g)].flatMap(({ 0: word, index: start }) => {
    const name = languageNamed(word) ?? (beginsCapital(text.slice(start)) ? rareLanguageNamed(word) : null);
    return name ? { name, start, end: start + word.length } : [];
  });

const besideLevels = regex("^({and}|{levelWords})¶");

/** Whether a line of skills has only languages and levels; "English literature" is something else. */
const isOfLanguages = ({ low }: Fragment) =>
  low
    .split(/[\s,;:|•()/\p{So}█-▯-]+/u)
    .filter((word) => word.length > 2)
    .every((word) => languageNamed(word) !== null || languageLevel(word) !== null || besideLevels.test(word));
