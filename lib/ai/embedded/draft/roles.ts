import { fold } from "@/lib/language/fold";
import { statedYears } from "@/lib/language/stated-years";
import { wordWeight } from "@/lib/language/word-weights";
import { isOccupation } from "@/lib/language/job-words";
import { readWords } from "@/lib/language/words";
import { importanceOf } from "./importance";
import { askedPhrase } from "./phrases";
import { type Requirement, conceptsIn, meaningful, nameOf } from "./requirement";
import type { Statement } from "./statements";

const roleWords =
  /\b(?:(?:(?<!such |well )as(?! (?:code|an? service)\b)|in the role of|role of|position of|job of|title of|als|comme|en tant que|como)\b|en tant qu['’])\s*(?:an?\s+|the\s+|eine?\s+|une?\s+)?(.+)$/i;
const afterIn =
  /\b(?:experience|background|expertise|berufserfahrung|erfahrung|experiencia|exp[eé]rience|experi[eê]ncia)\s+(?:\w+ing\s+|minimum\s+|m[ií]nima\s+)?(?:de\s+)?(?:d['’]au moins\s+|minimum\s+|m[ií]nim[oa]\s+)?(?:in|with|of|using|im|in der|auf|bei|mit|en|au|aux|dans|con|em|com)\s+(?:the\s+|an?\s+|eine[rmn]?\s+|der\s+|une?\s+)?(.+)$/i;
/** "Experience teaching chemistry" names the work as what was done. */
const doing = /\bexperience\s+((?!including|dealing|working|having|being)\w+ing\s.+)$/i;
/** "Five years of proven sales experience in …" names the work before the word. */
const beforeExperience =
  /^[\s\p{P}]*(?:(?:of|in|de)\s|d['’])?\s*(\p{L}[^.,;:]{1,60}?)[\s-]+(?:experience|exposure|background|berufserfahrung|erfahrung)\b(?!\s\w+ing\b)/iu;
const roleEnd =
  /[\s,;:.-]*\b(?:for|with|over|during|is|are|will|would|within|specific(?:ally)?|focus(?:ed|ing)?|role|position|required|preferred|essential|necessary|mandatory|a must|desirable|minimum|at least|having|who|that|where|including)\b.*$/i;

/** What is left of "at least … years of" when the years are taken out. */
const leftOver =
  /^[\s,;:.()+-]*(?:(?:at least|a minimum of|minimum(?: of)?|mindestens|wenigstens|au moins|au minimum|minimum|al menos|minimo|mínimo(?: de)?|como minimo|pelo menos|no minimo|d['’]|de |of |or more|plus|\+)[\s,]*)+/i;

const roleTrailing = /(?:\s+(?:in|at|of|for|with|on|to|as|by|from|and|or|the|an?))+$/i;

/** Words from this weight on say something of their own. */
const telling = 0.6;
const longestRole = 90;
const pieceWords = 8;

/** "En cabinet ou en entreprise": at whom, not what. */
const employers = /^(?:(?:en |in )?(?:cabinet|entreprise|agence)(?:\s+(?:ou|et)\s+|$))+$/i;

/** Whether a phrase says what the work was: "a similar field" and "the following" do not. */
const namesWork = (phrase: string) => !employers.test(phrase) && saysWork(phrase);

const saysWork = (phrase: string) =>
  conceptsIn(phrase).length > 0 ||
  readWords(phrase).some(({ key }) => wordWeight(key) >= telling) ||
  fold(phrase)
    .split(/[^a-z]+/)
    .some(isOccupation);

/** The role or field a statement about experience means, without the years and the words around it. */
export function roleAsked(text: string, written: string): string {
  const unquoted = text.replace(/[“”"]/g, "");
  const at = written ? fold(unquoted).indexOf(written) : -1;
  const rest =
    at >= 0
      ? `${unquoted.slice(0, at)} ${unquoted.slice(at + written.length)}`
          .replace(/\s+/g, " ")
          .replace(leftOver, "")
      : unquoted;
  const after = at >= 0 ? unquoted.slice(at + written.length) : "";
  const named = beforeExperience.exec(after)?.[1] ?? "";
  const role =
    roleWords.exec(rest)?.[1] ??
    (namesWork(named) ? named : (afterIn.exec(rest)?.[1] ?? doing.exec(rest)?.[1] ?? rest));
  const cut = role.replace(roleEnd, "").replace(roleTrailing, "");
  const phrase = askedPhrase(meaningful(cut) > 0 ? cut : role);
  return phrase.length > longestRole ? phrase.slice(0, longestRole).replace(/\s\S*$/, "") : phrase;
}

const mostTools = 6;

/** "Backend development with TypeScript or Go": work done with one of these is work in that field. */
function fieldTools(text: string, role: string): string[] {
  if (roleWords.test(text)) return [];
  const rest = text.slice(Math.max(0, text.indexOf(role)) + role.length);
  if (!/^\s*(?:with|using|in|mit|avec|con|com)\b/i.test(rest)) return [];
  return [
    ...new Set(
      conceptsIn(rest)
        .filter(({ tool }) => tool)
        .map(({ name }) => name),
    ),
  ].slice(0, mostTools);
}

/** "Customer success or account management": time in either counts. */
function eitherField(role: string): string[] {
  const fields = role.split(/\s+(?:or|oder|ou|o)\s+/);
  const areFields =
    fields.length > 1 && fields.every((field) => conceptsIn(field).length > 0 || meaningful(field) > 1);
  return areFields ? fields.map((field) => field.slice(0, 80)) : [];
}

export function roleRequirement(statement: Statement, years: number | null, written: string): Requirement {
  const role = roleAsked(statement.text, written);
  const general = !namesWork(role);
  return {
    kind: "role",
    dimension: "hard_skills",
    name: general ? "Professional experience" : years === null ? `Experience as ${role}` : nameOf(role),
    description: statement.text.slice(0, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: false,
    minimumYears: years,
    skills: general
      ? []
      : [{ name: role.slice(0, 80), aliases: [...eitherField(role), ...fieldTools(statement.text, role)] }],
    share: 1,
    sentence: statement.text,
  };
}

/** "Experience as a developer, a tester and an architect" asks for three roles, for no particular time each. */
export function rolesWithoutYears(statement: Statement): Requirement[] {
  const role = roleWords.exec(statement.text)?.[1] ?? statement.text;
  const pieces = role
    .split(/\s*[,;]\s+(?:and |or )?(?:as )?(?:an? )?|\s+and (?:as )?(?=an?\s)(?:an? )?|\s+and as /i)
    .filter((piece) => meaningful(piece) > 0);
  if (pieces.length < 2 || pieces.some((piece) => readWords(piece).length > pieceWords)) {
    return [roleRequirement(statement, null, "")];
  }
  return pieces.map((piece) => ({
    ...roleRequirement({ ...statement, text: `experience as ${piece.replace(/^and /i, "")}` }, null, ""),
    importance: importanceOf(statement.text, statement.part),
    share: 1 / Math.sqrt(pieces.length),
  }));
}

/** A sentence that gives several times to work is parted so that each part gives one. */
export function oneTimeEach(statement: Statement): Statement[] {
  const parts = statement.text.split(
    /(?:\s*[,;]\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+)?|\s+(?:and|und|et|y)\s+)(?=(?:at least |minimum (?:of )?|a minimum of |another |an additional )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+?[\s(-])/i,
  );
  const timed = parts.filter((part) => statedYears(part));
  return parts.length > 1 && timed.length === parts.length
    ? parts.map((text) => ({ ...statement, text }))
    : [statement];
}

/** Work is asked for as such: "experience as a cook". */
export const experienced =
  /\b(?:experience|worked|working|served|career|tenure|background|employed|berufserfahrung|exp[eé]rience|experiencia|experi[eê]ncia)\b[^.]{0,60}\b(?:(?:(?<!such |well )as(?! (?:code|an? service)\b)|als|comme|como|en tant que)\b|en tant qu['’])/i;

const ownThing =
  /^(?:(?:and\s)?(?:you|sie|du|vous)\s|an?\s|valid\s|proficien|knowledge|strong\s|good\s|excellent\s|solid\s|experience\s(?:with|in)|ability|familiar|eine?n?\s|gute\s|une?\s|un\s|uma?\s)/i;

const shortThing = 4;
const goesOn =
  /^(?:and |or )?(?:including|preferably|ideally|especially|particularly|with|in|as|at|on|for|of|or|is|are|which|who|that|will|would|must|should)\b/i;

const beginsWithTime =
  /^(?:at least|a minimum of|minimum|over|more than|mindestens|au moins|al menos|pelo menos|\d).*(?:experience|erfahrung|experiencia|experiência|expérience)/i;
const ofWork =
  /\b(?:experience|worked|working|background|berufserfahrung|erfahrung|expérience|experiencia|experiência)\b/i;

/** "Three years' experience, a driving licence and an NVQ": what follows the years and is a thing of its own. */
export function besidesYears(statement: Statement): Statement[] {
  const parts = statement.text.split(
    /\s*[,;]\s+(?:and\s+|und\s+|et\s+|y\s+|e\s+)?|\s+(?:and|und|et|y|e)\s+(?=(?:an?|eine?|une?|un|uma?|good|strong|excellent|solid|basic|sound|knowledge|gute|bonne)\s)/i,
  );
  const timed = parts.findIndex((part) => statedYears(part));
  if (timed < 0 || parts.length < 2) return [statement];
  // "One year of retail experience, cash handling, till systems": a time that is complete is followed by other things.
  const isComplete = /\bexperience$/i.test(parts[timed]?.trim() ?? "");
  const isOwn = (part: string) =>
    ownThing.test(part) || (isComplete && readWords(part).length <= shortThing && !goesOn.test(part));
  // "A valid licence, at least a year of experience": a time that begins with how long ends what came before.
  const before = beginsWithTime.test(parts[timed] ?? "") ? parts.slice(0, timed) : [];
  const own = [...before.filter((part) => !ofWork.test(part)), ...parts.slice(timed + 1).filter(isOwn)];
  if (!own.length) return [statement];
  const kept = parts.filter((part) => !own.includes(part)).join(", ");
  return [kept, ...own].map((text) => ({ ...statement, text }));
}
