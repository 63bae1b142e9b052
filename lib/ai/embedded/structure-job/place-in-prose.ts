import { findConcepts } from "@/lib/language/concepts";
import { fold } from "@/lib/language/fold";
import { hasOrganizationMark, isQualifier, wordsIn } from "@/lib/language/job-words";
import { withoutEnd, wordSpans } from "@/lib/language/letters";
import type { Line } from "@/lib/language/lines";
import { isCity, isRegion } from "@/lib/language/places";
import { readWords } from "@/lib/language/words";
import { worded } from "@/lib/language/worded";

const named = String.raw`\p{Lu}[\p{L}'’.-]*(?:[ -](?:am |im |upon |de |do |la )?\p{Lu}[\p{L}'’-]+){0,2}`;
/** A name after a word or a comma, its region, and what a bracket behind it says. */
const place = new RegExp(
  String.raw`(?<=(?:\p{L}|[.,])\s+)(?<town>${named})` +
    String.raw`(?=(?<region>,\s*${named})?(?<beside>\s*\([^)]{2,40}\))?)`,
  "gu",
);
const where = worded("{places} ({articles} )?¶");
const sign = worded("(.|,)( )?¶");
const remote = worded("{remote}");

/**
 * The first town that a description's opening lines name in a sentence: "a nurse in Dublin, Ireland (hybrid)". One that
 * is in no list is known by what stands behind it: its region, or "(hybrid)".
 */
export function placeInProse(lines: readonly Line[]): string | null {
  for (const { text } of lines)
    for (const { groups = {}, index } of text.matchAll(place)) {
      const { town = "", region = "", beside = "" } = groups;
      const isInRegion = region !== "" && isRegion(fold(region.slice(1).trim()));
      // The capitals around a town can be other words: "Raum Erfurt", and what the next sentence begins with.
      for (const { name, at, isWhole } of namesWithin(town)) {
        const lead = fold(text.slice(0, index + at));
        const isWhere = where.test(lead);
        if (!isWhere && !(at === 0 && sign.test(lead))) continue;
        const besideName = isWhole && remote.test(fold(beside)) ? beside : "";
        const isSaid = isWhere && isName(name) && ((isWhole && isInRegion) || besideName !== "");
        if (isCity(fold(name)) || isSaid) return `${name}${isWhole && isInRegion ? region : ""}${besideName}`;
      }
    }
  return null;
}

/** Words in a row within a name, the longest first of those that begin at the same; whole where they end it. */
const namesWithin = (town: string) => {
  const words = wordSpans(town);
  return words.flatMap(({ start: at }, first) =>
    words
      .slice(first)
      .toReversed()
      .map(({ end }) => ({ name: withoutEnd(town.slice(at, end), "."), at, isWhole: end === town.length })),
  );
};

/** A name of nothing else that is known: no skill, language or trade, and no organization. */
const isName = (name: string) =>
  findConcepts(readWords(name)).length === 0 &&
  !hasOrganizationMark(fold(name)) &&
  !wordsIn(fold(name)).some((word) => isQualifier(word) || word.length < 3);
