import { conceptsIn } from "@/lib/language/concepts";
import { fold } from "@/lib/language/fold";
import { hasOrganizationMark, isQualifier, wordsIn } from "@/lib/language/job-words";
import type { Line } from "@/lib/language/lines";
import { isCity, isRegion } from "@/lib/language/places";
import { listed, worded } from "@/lib/language/worded";

/** Up to three words from each one that begins with a capital, and what may stand behind a town's name. */
const names = new RegExp(
  `(?<![\\p{L}-])(?=(\\p{Lu}[\\p{L}'’-]*(?:\\.?[ -](?:${listed("people.placeParticles")} )?\\p{L}[\\p{L}'’]*){0,2}))`,
  "gu",
);
const behind = /^(,\s*\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2})?(\s*\([^)]{2,40}\))?/u;
const where = worded("{places} ({articles} )?¶");
const sign = worded("(.|,)( )?¶");
const remote = worded("{remote}");

/**
 * The first town that a description's opening lines name in a sentence: "a nurse in Dublin, Ireland (hybrid)". One that
 * is in no list is known by what stands behind it: its region, or "(hybrid)".
 */
export function placeInProse(lines: readonly Line[]): string | null {
  for (const { text } of lines)
    for (const { 1: longest = "", index } of text.matchAll(names)) {
      const lead = fold(text.slice(0, index));
      const isWhere = where.test(lead);
      if (!isWhere && !sign.test(lead) && !lead.endsWith("(")) continue;
      for (const end of [...longest.matchAll(/(?<!\.)\.?(?=[ -]|$)/g)]
        .map(({ index: at }) => at)
        .toReversed()) {
        const name = longest.slice(0, end);
        const [, region = "", beside = ""] = behind.exec(text.slice(index + end)) ?? [];
        const isInRegion = isRegion(fold(region.slice(1).trim()));
        const isBeside = remote.test(fold(beside));
        if (isCity(fold(name)) || (isWhere && (isInRegion || isBeside) && isName(name)))
          return name + (isInRegion ? region : "") + (isBeside ? beside : "");
      }
    }
  return null;
}

/** A name of nothing else that is known: no skill, language or trade, and no organization. */
const isName = (name: string) =>
  conceptsIn(name).length === 0 &&
  !hasOrganizationMark(fold(name)) &&
  !wordsIn(fold(name)).some((word) => isQualifier(word) || word.length < 3);
