import { briefLanguage } from "@/lib/reading/language/brief-words";
import { isOccupation } from "@/lib/reading/language/job-words";
import { fold, hasLetter, spaced, withoutEnd } from "@/lib/reading/language/letters";
import { listed } from "@/lib/reading/language/lists";
import { keysOf, termsOf, totalWeight, weightIn } from "@/lib/reading/language/terms";
import { type Requirement, evidenceFor, heaviness, heavinessOf, grouped, nameOf } from "./requirement";
import type { Reason } from "./evidence";
import { requirementsIn } from "./requirements";
import { type Statement, readStatements } from "./statements";
import { givenTitle } from "./titles";
import { anyWork, dutiesIn, titleRequirement, withOthers, withTitle } from "./work";
import { statedNeeds, statedValues, valueRequirements } from "./values";
import { findProtectedCriteria } from "@/lib/judging/scorecards/protected-criteria";
import { readWords, stemsIn, wordWeight } from "@/lib/reading/language/words";
import { outOfHundred, wholeOf } from "@/lib/judging/scorecards/shares";
import { type Criterion, ScorecardContent, draftThresholds } from "@/lib/judging/scorecards/scorecard";
import { uuidOf } from "@/lib/platform/security/digest";
import { sentence, stored, toStore } from "@/lib/say";

export type DraftInput = { title: string; description: string };
export type OrganizationInput = { values: string | null; teamNeeds: string | null };

const mostCriteria = 40;
/** A criterion's name gains no rank beyond this weight of words. */
const mostNameWeight = 4;
/** Why a sentence became no criterion. */
const reasons: Record<Exclude<Reason, "permit"> | "partly" | "duty", string> = {
  notUnderstood: sentence("Not recognized as something a document can show."),
  notAsked: sentence("The text says that this is not asked for."),
  condition: sentence("A fact of the job, such as its place, hours or pay."),
  offer: sentence("What the organization offers, or tells about itself."),
  about: sentence("Tells the reader something and asks nothing of candidates."),
  around: sentence("Part of the page or the message around the description."),
  refused: "",
  partly: sentence("Only a part of this became a criterion."),
  duty: sentence("A duty beyond those that describe the work."),
};
const permit = sentence(
  "Ask candidates whether they may work where the job is: their documents do not show it.",
);
const tooMany = stored(
  "reason",
  toStore("Left out: the other {count, number} criteria weigh more.", { count: mostCriteria }),
);

/** Similarity of two names, 0 to 1, symmetric. */
function sameness(a: string, b: string): number {
  const [first, second] = [termsOf(a), termsOf(b)];
  return weightIn(first, keysOf(second)) / Math.max(totalWeight(first), totalWeight(second), 0.01);
}

/** Whether a requirement of time in a role means the title's role: a similar name, or one that contains the title. */
function names({ name, minimumYears }: Requirement, title: string): boolean {
  const fields = spaced(title).filter((word) => !isOccupation(fold(word)));
  const terms = termsOf(fields.length > 1 ? fields.join(" ") : title);
  const shared = weightIn(terms, keysOf(termsOf(name)));
  return sameness(name, title) >= 0.6 || (minimumYears !== null && shared > 0.9 * totalWeight(terms));
}

/** Merges duplicate requirements. Culture and team criteria are merged only with their own kind. */
function merged(requirements: Requirement[]): Requirement[] {
  const distinct: Requirement[] = [];
  for (const one of requirements) {
    const twin = distinct.find(
      (other) =>
        wholeOf(other.dimension) === wholeOf(one.dimension) &&
        (other.name.toLowerCase() === one.name.toLowerCase() ||
          (other.kind === one.kind && sameness(other.name, one.name) >= 0.99)),
    );
    if (!twin) {
      distinct.push(one);
      continue;
    }
    if (one.importance === "must") twin.importance = "must";
    twin.share = Math.max(twin.share, one.share);
    twin.knockOut ||= one.knockOut;
    twin.minimumYears = Math.max(twin.minimumYears ?? 0, one.minimumYears ?? 0) || null;
  }
  return distinct;
}

/**
 * How low a score has to be for *decline* is fitted on real English CVs: one in twenty people in the occupation scores
 * below 5, and four in ten others do. In other languages a draft advises nobody so.
 */
const thresholdsFor = (code: string) => ({
  ...draftThresholds,
  ...(code === "en" ? {} : { declineBelow: 0 }),
});

/** "Entwickler*in", "vendeur-euse". */
const bothEndings = new RegExp(`(?<=\\p{L})[*:_/]-?${listed("bothEndings")}`, "giu");

/** Whether a statement has telling words that no requirement names. */
function isPartly({ text, source = text }: Statement, requirements: Requirement[]): boolean {
  const named = requirements.flatMap(({ name, skills }) => [
    name,
    ...skills.flatMap((one) => [one.name, ...one.aliases]),
  ]);
  const keys = stemsIn(named.join("\n"));
  return readWords(source).some(({ key }) => wordWeight(key) > telling && !keys.has(key));
}
const telling = 0.6;

type WithReason = { text: string; reason: string; reasonSaid?: string | null };
export type Draft = {
  content: ScorecardContent;
  /** Statements left out because the law protects what they ask for, with the reason. */
  refused: WithReason[];
  /** Statements of the description that became no criterion, with the reason. */
  leftOut: WithReason[];
  /** What a person has to answer: sentences that no document can, and facts that are missing, without a text. */
  asked: WithReason[];
  /** The duties it states, verbatim. */
  duties?: string[];
  /** The share of its statements that were understood, 0 to 1. */
  understood?: number;
};

const longestText = 300;

/** Splits a statement into allowed and protected parts: "Excel, native English speaker" asks for Excel. */
function parted(statement: Statement): { allowed: Statement[]; refused: string[] } {
  if (!findProtectedCriteria(statement.text)) return { allowed: [statement], refused: [] };
  const pieces = statement.text.split(/(?<=[,;:])\s+/);
  const refused = pieces.filter((piece) => findProtectedCriteria(piece));
  const text = pieces.filter((piece) => !refused.includes(piece)).join(" ");
  return refused.length && text && !findProtectedCriteria(text)
    ? { allowed: [{ ...statement, text }], refused: refused.map((piece) => withoutEnd(piece, ",", ";", ":")) }
    : { allowed: [], refused: [statement.text] };
}

function refusedIn(texts: string[]): WithReason[] {
  return texts.flatMap((text) => {
    const grounds = findProtectedCriteria(text);
    return grounds ? [{ text: text.slice(0, longestText), reason: grounds.reason }] : [];
  });
}

/**
 * Time at work, degrees, licences and the organization's own statements rank before other skills.
 */
const isFirst = ({ kind, knockOut, dimension }: Requirement) =>
  kind !== "skill" || knockOut || wholeOf(dimension) !== "score";
const rank = (one: Requirement) =>
  (isFirst(one) ? 100 : 0) + heaviness(one) * Math.min(mostNameWeight, totalWeight(termsOf(one.name)));

/** The highest-ranked requirements, in the order of the text; of equal ones the first. */
function heaviest(requirements: Requirement[]): Requirement[] {
  const ranked = requirements.toSorted((a, b) => rank(b) - rank(a)).slice(0, mostCriteria);
  return requirements.filter((one) => ranked.includes(one));
}

/**
 * Drafts a scorecard from a job description in any layout, in English, German, French, Spanish, Portuguese or Dutch.
 * Criteria of culture and team come only from what the organization wrote about itself; what the law protects is
 * left out and reported. The same text gives the same ids, so that drafting twice gives the same draft.
 */
export function draftWithRefusals(
  job: DraftInput,
  organization: OrganizationInput = { values: null, teamNeeds: null },
): Draft {
  const { title: written, statements, left } = readStatements(job.description);
  const code = briefLanguage(job.description);
  const given = job.title && givenTitle(job.title, code);
  const title = (given || written || "").replace(bothEndings, "").trim();
  const own = [...statedValues(organization.values), ...statedNeeds(organization.teamNeeds)].map(
    ({ name, rest }) => [name, rest].filter(Boolean).join(". "),
  );
  const parts = statements.map(parted);
  const allowed = parts.flatMap(({ allowed }) => allowed);
  const { requirements: stated, leftOut } = requirementsIn(allowed);
  // A piece of a statement can be protected although the whole is not: "Photo, video".
  const lawful = stated.filter(({ name }) => !findProtectedCriteria(name));
  const pieces = stated.map(({ name }) => name);
  const refusedSentences = left.flatMap(({ text, reason, refusal = findProtectedCriteria(text)?.reason }) =>
    refusal && reason !== "around" ? [{ text: text.slice(0, longestText), reason: refusal }] : [],
  );
  const others = refusedIn([...parts.flatMap(({ refused }) => refused), ...own, ...pieces]);
  const refused = [...refusedSentences, ...others];
  const duties = dutiesIn(allowed);
  const partly = allowed.filter((one) => one.part !== "duties" && isPartly(one, lawful));
  const named = lawful.find((one) => one.kind === "role" && names(one, title));
  if (named) Object.assign(named, withTitle(named, title, duties));
  const work = title && !findProtectedCriteria(title) ? title : (duties[0] ?? "");
  const ofWork = titleRequirement(work, duties);
  const role = work && !named ? [title ? ofWork : { ...ofWork, name: nameOf(work) }] : [];
  const told = [...role, ...(named ? [named] : [])].map(({ description }) => description).join("\n");
  const dutiesLeft = allowed
    .filter(({ part, text }) => part === "duties" && !told.includes(text.slice(0, 40)) && hasLetter(text))
    .filter(({ text }) => !stated.some(({ sentence }) => sentence === text))
    .map(({ text }) => text);
  const all = grouped(merged([...role, ...lawful, ...valueRequirements(organization)]), mostCriteria);
  const heaviestOnes = heaviest(all);
  const unread = leftOut.length + left.filter(({ reason }) => reason === "notUnderstood").length;
  const spoken = statements.length + left.filter(({ reason }) => reason !== "around").length;
  const beyond = all.filter((one) => !heaviestOnes.includes(one));
  const requirements = heaviestOnes.length ? heaviestOnes : [titleRequirement(anyWork)];
  const ofJob = requirements.filter(
    ({ kind, dimension }) => kind !== "work" && wholeOf(dimension) === "score",
  );
  const beside = ofJob.map(({ name }) => name);
  for (const one of requirements)
    if (one.kind === "work") one.description = withOthers(one.description, beside);
  const weights = outOfHundred(heavinessOf(requirements));
  const criteria: Criterion[] = requirements.map((one, at) => ({
    ...one,
    id: uuidOf(`${title}\n${one.dimension}\n${one.kind}\n${one.name}`),
    name: one.name.length < 2 ? `${one.name} (skill)` : one.name,
    description: one.description || evidenceFor(one),
    weight: weights[at] ?? 1,
  }));
  return {
    content: ScorecardContent.parse({ criteria, thresholds: thresholdsFor(code) }),
    refused,
    duties,
    asked: left.filter(({ reason }) => reason === "permit").map(({ text }) => ({ text, reason: permit })),
    understood: 1 - unread / Math.max(1, spoken),
    leftOut: [
      ...left.flatMap(({ text, reason }) =>
        reason === "permit" || refused.some((one) => one.text === text)
          ? []
          : [{ text, reason: reasons[reason] }],
      ),
      ...leftOut.map((text) => ({ text, reason: reasons.notUnderstood })),
      ...partly.map(({ text, source = text }) => ({ text: source, reason: reasons.partly })),
      ...dutiesLeft.map((text) => ({ text, reason: reasons.duty })),
      ...beyond.map(({ name }) => ({ text: name, ...tooMany })),
    ],
  };
}
