import { trimmedEnd } from "./letters";
import { alsoSaid, americanStates } from "./everywhere/regions";
import { fold } from "./fold";
import { languages } from "./languages";
import { listedNames, listedWords } from "./lists";
import { readings } from "./readings";

let regions: ReadonlySet<string> | undefined;

/** Country names in every language from the runtime's own data, and regions people write after a city. */
function knownRegions(): ReadonlySet<string> {
  if (regions) return regions;
  const names = new Set([...listedNames(alsoSaid), ...listedWords(americanStates)]);
  for (const { code } of languages) {
    const display = new Intl.DisplayNames([code], { type: "region", fallback: "none" });
    for (let a = 65; a <= 90; a++)
      for (let b = 65; b <= 90; b++) {
        const name = display.of(String.fromCharCode(a, b));
        if (name) names.add(fold(name));
      }
  }
  return (regions = names);
}

/** Whether a folded text is a country, a state or a region as people write it after a city. */
export const isRegion = (low: string) => knownRegions().has(trimmedEnd(low, " ."));

const placeWords = new Set(readings.flatMap(({ roles }) => listedWords(roles.placeWords)));

/** Whether a folded word says what kind of place it is: "City" in "Kansas City", and where a form was left unfilled. */
export const isPlaceWord = (word: string) => placeWords.has(word);
