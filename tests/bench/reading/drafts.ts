import { existsSync } from "node:fs";
import { type Draft, draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { requirementsIn } from "@/lib/judging/ai/embedded/draft/requirements";
import { readStatements } from "@/lib/judging/ai/embedded/draft/statements";
import { structureJob } from "@/lib/judging/ai/embedded/structure-job/structure-job";
import { educationAsked } from "@/lib/reading/language/studies";
import { statedYears } from "@/lib/reading/language/stated-years";
import { termsOf, totalWeight } from "@/lib/reading/language/terms";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import { readJsonLines } from "../json-lines";
import { asides } from "./asides";
import { type Brief, briefs } from "./briefs";

type Advertisement = { id: string; description: string };

export const readAdvertisements = (file: string): Advertisement[] =>
  existsSync(file) ? readJsonLines(file) : [];

/** The share of a requirement's weighted terms that a criterion's name and skills must contain. */
const requiredShare = 0.75;

function says({ name, skills }: Criterion, thing: string): boolean {
  const keys = new Set(
    [name, ...skills.flatMap((skill) => [skill.name, ...skill.aliases])]
      .flatMap(termsOf)
      .map(({ key }) => key),
  );
  const terms = termsOf(thing);
  return totalWeight(terms.filter(({ key }) => keys.has(key))) >= requiredShare * totalWeight(terms);
}

/** The requirements of a brief without a criterion. Each criterion covers one, with the same years and importance. */
export function missedIn(brief: Brief): string[] {
  const unmatched = [...draftOf(brief.text).content.criteria];
  return brief.asks.flatMap(({ says: ways, years = null, nice = false }) => {
    const at = unmatched.findIndex(
      (criterion) =>
        ways.some((way) => says(criterion, way)) &&
        (years === null || criterion.minimumYears === years) &&
        nice === (criterion.importance === "nice"),
    );
    if (at < 0) return [ways.join("|")];
    unmatched.splice(at, 1);
    return [];
  });
}

/** The fields of a brief's job that are not parsed correctly. */
export function fieldsMissedIn({ text, title, location, employmentType, start }: Brief): string[] {
  const job = structureJob(text);
  return [
    ...(job.title === title ? [] : [`${title}: ${job.title}`]),
    ...(location && !job.location?.includes(location) ? [`${location}: ${job.location}`] : []),
    ...(employmentType && job.employmentType !== employmentType
      ? [`${employmentType}: ${job.employmentType}`]
      : []),
    ...(job.start === (start ?? null) ? [] : [`start ${start ?? "unsaid"}: ${job.start}`]),
  ];
}

/**
 * Drafts from sentences that are not requirements, each after a brief in its language. Returns those that become
 * criteria, and those that the draft neither uses nor lists as left out.
 */
export function readAsides(): { drafted: string[]; unlisted: string[] } {
  const read = Object.entries(asides).flatMap(([language, sentences]) => {
    const own = briefs.filter(({ id }) => id.startsWith(`${language} `));
    return sentences.map((sentence, at) => {
      const brief = withStop(own[at % own.length]!.text);
      const names = criteriaNames(draftOf(brief));
      const draft = draftOf(`${brief} ${sentence}`);
      return {
        sentence,
        isDrafted: criteriaNames(draft).some((name) => !names.includes(name)),
        isListed: draft.leftOut.some(({ text }) => sentence.endsWith(text)),
      };
    });
  });
  return {
    drafted: read.filter(({ isDrafted }) => isDrafted).map(({ sentence }) => sentence),
    unlisted: read.filter((aside) => !aside.isDrafted && !aside.isListed).map(({ sentence }) => sentence),
  };
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const draftOf = (description: string) => draftWithRefusals({ title: "", description });
const criteriaNames = ({ content }: Draft) => content.criteria.map(({ name }) => name);

/** Matches an advertisement that names a degree. */
const degree =
  /\b(?:bachelor|(?:master['’]?s|associate['’]?s?|university) degree|degree in|ph\.?d|high school diploma)/i;
const sentences = (text: string) => text.split(/\n|(?<=[a-z)]{2}[.;])\s/);
/** Advertisements count as long from this many characters. */
const long = 3_000;

const lastAsked = 5;
/** Whether most of the last five qualifications of a description have no criterion. */
function losesEnd(description: string, criteria: Criterion[]): boolean {
  const { requirements } = requirementsIn(readStatements(description).statements);
  const last = requirements.slice(-lastAsked);
  return last.filter(({ name }) => !criteria.some((item) => says(item, name))).length > lastAsked / 2;
}

const share = (of: boolean[]) => of.filter(Boolean).length / Math.max(1, of.length);

export const statesDegree = (text: string) => degree.test(text);
export const yearsStated = (text: string) =>
  sentences(text).flatMap((sentence) =>
    /experience/i.test(sentence) ? (statedYears(sentence)?.years ?? []) : [],
  );

/** Measures drafts of advertisements and briefs. No advertisement asks for a protected trait: refusals are false. */
export function benchDrafts(advertisements: Advertisement[]) {
  for (const { text } of briefs.slice(0, 5)) draftOf(text);
  const begun = performance.now();
  const drafts = advertisements.map(({ description }) => draftOf(description));
  const draftMs = (performance.now() - begun) / Math.max(1, drafts.length);
  const read = advertisements.map(({ description }, at) => ({ description, draft: drafts[at]! }));
  const things = briefs.reduce((sum, { asks }) => sum + asks.length, 0);
  const missed = briefs.reduce((sum, brief) => sum + missedIn(brief).length, 0);
  return {
    draftsCapped: share(
      read
        .filter(({ description }) => description.length >= long)
        .map(({ description, draft }) => losesEnd(description, draft.content.criteria)),
    ),
    draftsKeepDegree: share(
      read
        .filter(({ description }) => statesDegree(description))
        .map(({ draft }) =>
          draft.content.criteria.some(({ name, skills }) => !skills.length && educationAsked(name) > 0),
        ),
    ),
    draftsKeepYears: share(
      read
        .map(({ description, draft }) => ({ stated: yearsStated(description), draft }))
        .filter(({ stated }) => stated.length > 0)
        .map(({ stated, draft }) =>
          draft.content.criteria.some(
            ({ minimumYears }) => minimumYears !== null && stated.includes(minimumYears),
          ),
        ),
    ),
    briefsRecalled: 1 - missed / things,
    falseRefusals: read.filter(({ draft }) => draft.refused.length > 0).length,
    draftMs,
  };
}
