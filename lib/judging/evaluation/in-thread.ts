import { embeddedJudge } from "@/lib/judging/ai/in-thread";
import type { Judge } from "@/lib/judging/ai/judging";
import { maskSpans } from "@/lib/reading/language/mask";
import type { Profile } from "@/lib/reading/profile/profile";
import { inThread } from "@/lib/platform/threads/in-thread";
import { TooComplex } from "@/lib/platform/threads/too-complex";
import type * as dossiers from "./dossier";
import { judgePerson as judgeHere, type Ready } from "./judge-person";
import type * as preparing from "./prepare";

export const prepare = inThread<typeof preparing.prepare>("prepare", "queued");
const conclude = inThread<typeof preparing.conclude>("conclude", "queued");
const judgeQueued = inThread<typeof preparing.judgePersonByRules>("judgePersonByRules", "queued");
const judgeLater = inThread<typeof preparing.judgePersonByRules>("judgePersonByRules", "deferrable");

/** As in judge-person.ts. The embedded judge answers in the text thread, a model is asked from here. */
export const judgePerson = (person: Ready, judge: Judge): Promise<preparing.JudgedPerson> => {
  if (judge !== embeddedJudge) return judgeHere(person, judge, { prepare, conclude });
  return person.claimed ? judgeQueued(person) : judgeLater(person);
};
export const makeDossier = inThread<typeof dossiers.makeDossier>("makeDossier");
export const maskDocument = inThread<typeof dossiers.maskDocument>("maskDocument");
export const assessByRules = inThread<typeof preparing.assessByRules>("assessByRules");
const maskAll = inThread<typeof dossiers.maskAll>("maskAll");

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
