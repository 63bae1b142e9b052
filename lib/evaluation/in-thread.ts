import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import { maskSpans } from "@/lib/language/mask";
import type { Profile } from "@/lib/profile/profile";
import { inThread } from "@/lib/threads/in-thread";
import { TooComplex } from "@/lib/threads/too-complex";
import * as assessing from "./assess-dossier";
import * as dossiers from "./dossier";
import * as flags from "./flags/flag-document";
import { judgePerson as judge } from "./judge-person";
import * as preparation from "./preparing";

export const preparing = inThread("preparing", preparation.preparing, "queued");
export const flagDocument = inThread("flagDocument", flags.flagDocument, "queued");
export const conclude = inThread("conclude", assessing.conclude, "queued");
export const judgePerson = inThread("judgePerson", judge, "deferrable");
export const makeDossier = inThread("makeDossier", dossiers.makeDossier);
export const maskDocument = inThread("maskDocument", dossiers.maskDocument);

/** Assesses a dossier with the embedded judge. */
export const assessByRules = inThread("assessByRules", (work: assessing.Assessing) =>
  assessing.assessDossier({ ...work, judge: embeddedJudge }),
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
