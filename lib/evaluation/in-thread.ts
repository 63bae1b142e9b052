import { embeddedJudge as rules } from "@/lib/ai/embedded/embedded-judge";
import { embeddedJudge } from "@/lib/ai/in-thread";
import type { Judge } from "@/lib/ai/judging";
import { maskSpans } from "@/lib/language/mask";
import type { Profile } from "@/lib/profile/profile";
import { inThread } from "@/lib/threads/in-thread";
import { TooComplex } from "@/lib/threads/too-complex";
import * as assessing from "./assess-dossier";
import * as dossiers from "./dossier";
import type { Ready } from "./gather";
import * as judging from "./judge-person";

export const prepare = inThread("prepare", judging.prepare, "queued");
const conclude = inThread("conclude", assessing.conclude, "queued");
const byRules = (person: Ready) => judging.judgePerson(person, rules);
const judgeQueued = inThread("judgeQueued", byRules, "queued");
const judgeLater = inThread("judgeLater", byRules, "deferrable");

/** As in judge-person.ts. The embedded judge answers in the text thread, a model is asked from here. */
export const judgePerson = (person: Ready, judge: Judge) => {
  if (judge !== embeddedJudge) return judging.judgePerson(person, judge, { prepare, conclude });
  return person.claimed ? judgeQueued(person) : judgeLater(person);
};
export const makeDossier = inThread("makeDossier", dossiers.makeDossier);
export const maskDocument = inThread("maskDocument", dossiers.maskDocument);

/** Assesses a dossier with the embedded judge. */
export const assessByRules = inThread("assessByRules", (work: assessing.Assessing) =>
  assessing.assessDossier({ ...work, judge: rules }),
);

const maskAll = inThread("maskAll", (texts: string[], profile: Profile | null, knownNames: string[]) =>
  texts.map((text) => dossiers.maskWords(text, profile, knownNames)),
);

/**
 * Texts by or about a person, as they may be shown: masked under blind review. Returns a function that gives the shown
 * text for each of them. A text that takes too long to mask is masked as a whole.
 */
export async function shownWords(
  blind: boolean,
  texts: readonly (string | null | undefined)[],
  { profile, knownNames }: { profile: Profile | null; knownNames: string[] },
): Promise<(text: string) => string> {
  if (!blind) return (text) => text;
  const all = [...new Set(texts)].filter((text) => typeof text === "string");
  const mask = (some: string[]) => maskAll(some, profile, knownNames);
  const masked = await mask(all).catch((error: unknown) => {
    if (!(error instanceof TooComplex)) throw error;
    const whole = (text: string) => [maskSpans(text, [{ start: 0, end: text.length }])];
    return Promise.all(all.map((text) => mask([text]).catch(() => whole(text)))).then((each) => each.flat());
  });
  return (text) => masked[all.indexOf(text)] ?? "";
}
