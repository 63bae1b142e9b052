import { worded } from "@/lib/language/worded";
import { educationAsked } from "@/lib/language/degrees";
import { statedYears } from "@/lib/language/stated-years";
import { readWords } from "@/lib/language/words";
import { clausesOf } from "./clauses";
import { has } from "./cut";
import { introduction } from "./phrases";
import type { Requirement } from "./requirement";
import { requirementsOf } from "./requirements";
import type { Statement } from "./statements";

/** With fewer requirements than this, the duties say what the work is. */
const enoughRequirements = 4;
const mostDuties = 8;

const asksInProse = worded("{asks}");

type Read = { requirements: Requirement[]; leftOut: string[] };

const mostWords = 30;
/** What asks by itself stands anywhere: a time at work, a degree, and in short what introduces what is asked for. */
function asksOutright({ text, part }: Statement): boolean {
  if (has(text, asksInProse) && (statedYears(text) !== null || educationAsked(text) > 0)) return true;
  return part !== "duties" && readWords(text).length <= mostWords && has(text, introduction);
}

const isAsked = ({ part }: Statement) => part === "must" || part === "nice";

/** Requirements as written; where there are hardly any, what the role is about and its duties stand in. */
export function requirementsIn(statements: Statement[]): Read {
  const leftOut: string[] = [];
  const asked = statements.filter(isAsked).flatMap((statement) => {
    const found = requirementsOf(statement);
    if (!found.length && !statement.text.trimEnd().endsWith(":") && clausesOf(statement).length)
      leftOut.push(statement.text);
    return found;
  });
  const others = statements.filter((one) => !isAsked(one));
  const isFew = asked.length < enoughRequirements;
  const inProse = others.filter(
    (one) => (isFew && one.part !== "none" && has(one.text, asksInProse)) || asksOutright(one),
  );
  const said = inProse.flatMap((statement) => requirementsOf({ ...statement, part: "must" }));
  const enough = asked.length + said.length >= enoughRequirements;
  const besides = others.filter((other) => other.part !== "none" && !inProse.includes(other));
  const rest = enough ? [] : besides.flatMap(requirementsOf);
  const aside = [...said, ...rest.slice(0, mostDuties)];
  // Where nothing else is asked for, this is what the job asks for.
  if (!asked.length) return { requirements: aside, leftOut };
  return { requirements: [...asked, ...aside.map((one) => ({ ...one, isAside: true as const }))], leftOut };
}
