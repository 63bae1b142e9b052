import { bare } from "./phrases";
import { fold, hasAny, trimmedEnd } from "@/lib/reading/language/letters";
import { regex } from "@/lib/reading/language/lists";
import { educationAsked } from "@/lib/reading/language/studies";
import { findConcepts } from "@/lib/reading/language/concepts";
import { isSpoken } from "@/lib/reading/language/spoken-languages";
import { statedYears } from "@/lib/reading/language/stated-years";
import { readWords } from "@/lib/reading/language/words";
import { clausesOf } from "./clauses";
import { has, splitAt, without } from "./cut";
import { importanceOf, isKnockOut, wantedAfter, wantedBefore } from "./importance";
import { type Requirement, nameOf, requirement } from "./requirement";
import { asksForWork, roleRequirement } from "./roles";
import { skillsOf, toolsIn, wholeRequirement } from "./skills";
import type { Statement } from "./statements";

/** With fewer statements that ask, the tools and languages that duties name are asked for too. */
const enoughStatements = 8;
const mostDuties = 8;

const isAsked = ({ part }: Statement) => part === "must" || part === "nice";

/** The tools and spoken languages a duty names, as they are spelled: who does the work needs them. */
function neededFor(duty: Statement): Statement[] {
  const words = readWords(duty.text);
  return findConcepts(words).flatMap(({ concept, from, to }) => {
    const text = duty.text.slice(words[from]!.start, words[to - 1]!.end);
    const isName =
      words[from]!.capital && concept.spellings.some((spelling) => fold(spelling) === fold(text));
    return isName && (concept.tool || isSpoken(concept.name)) ? [{ ...duty, part: "must", text }] : [];
  });
}

/** The requirements stated, and named in duties; without any, the duties are. `leftOut`: what gave none. */
export function requirementsIn(statements: Statement[]): { requirements: Requirement[]; leftOut: string[] } {
  const leftOut: string[] = [];
  const duties = statements.filter((one) => !isAsked(one));
  const asking = statements.filter(isAsked);
  const stated = asking.length < enoughStatements ? [...asking, ...duties.flatMap(neededFor)] : asking;
  const requirements = stated.flatMap((statement) => {
    const ofStatement = requirementsOf(statement);
    if (!ofStatement.length) leftOut.push(statement.text);
    return ofStatement;
  });
  return requirements.length
    ? { requirements, leftOut }
    : { requirements: duties.flatMap(requirementsOf).slice(0, mostDuties), leftOut };
}

/** "A degree is not required", alone: "would be nice, but is not essential" does ask for something. */
const notAsked = regex("{notAsked}¶");
const isNotAsked = (text: string) => !hasAny(text, ",;") && has(trimmedEnd(text, " .!"), notAsked);
/** "No experience is necessary as we train you, but you must …": only what follows is a requirement. */
const noExperience = regex("^{noExperience}");
const but = regex("^{denial.but} ");
const leadingArticle = regex("^{articles} ");

/** The name of a required degree: drops leading words until the shortened name still states its level. */
function degreeName(text: string, level: number): string {
  let rest = [wantedBefore, leadingArticle, wantedAfter].reduce(without, bare(text));
  while (educationAsked(nameOf(rest)) !== level && rest.includes(" "))
    rest = rest.slice(rest.indexOf(" ") + 1);
  return nameOf(rest || text);
}

const educationRequirement = (statement: Statement, level: number) =>
  requirement({
    kind: "education",
    name: degreeName(statement.text, level),
    importance: importanceOf(statement.text, statement.part),
    knockOut: isKnockOut(statement),
    sentence: statement.text,
  });

/** The requirements in one statement. */
export function requirementsOf(statement: Statement): Requirement[] {
  if (isNotAsked(statement.text)) return [];
  if (has(statement.text, noExperience)) {
    const text = statement.text.replace(/^[^,;.]*[,;.]?\s*/, "");
    return text ? requirementsOf({ ...statement, text: without(text, but) }) : [];
  }
  return (statement.whole ? [statement] : clausesOf(statement)).flatMap(askedIn);
}

const halves = regex(" ({and}|{or}|+) ", "gu");

/** "A degree or seven years of experience": reads the time and the degree each from its own half. */
function besideDegree(statement: Statement, degree: number): Requirement[] {
  const parts = splitAt(statement.text.replaceAll("(", " + "), halves);
  const timed = parts.find((part) => statedYears(part)) ?? statement.text;
  const learned = parts.find((part) => educationAsked(part) > 0 && !statedYears(part)) ?? statement.text;
  const role = roleRequirement({ ...statement, text: timed });
  if (educationAsked(role.name) > 0) return [role];
  return [educationRequirement({ ...statement, text: learned }, educationAsked(learned) || degree), role];
}

function askedIn(statement: Statement): Requirement[] {
  const degree = educationAsked(statement.text);
  const years = statedYears(statement.text);
  if (years && degree > 0) return besideDegree(statement, degree);
  if (years || asksForWork(statement.text)) return [roleRequirement(statement)];
  if (degree > 0) return [educationRequirement(statement, degree)];
  return statement.whole && toolsIn(statement.text) < 2 ? [wholeRequirement(statement)] : skillsOf(statement);
}
