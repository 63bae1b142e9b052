import { trimmedEnd, fold } from "./letters";
import towns from "./generated/towns.json";
import { cityNames } from "./everywhere/cities";
import { alsoSaid, americanStates } from "./everywhere/regions";
import { languages, readings } from "./languages";
import { isAmong, listedNames, listedWords } from "./lists";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regionCodes = letters.flatMap((first) => letters.map((second) => first + second));
/** Country names in every language from the runtime's own data, and regions people write after a city. */
const regions = new Set([
  ...listedNames(alsoSaid),
  ...listedWords(americanStates),
  ...languages.flatMap(({ code }) => {
    const names = new Intl.DisplayNames([code], { type: "region", fallback: "none" });
    return regionCodes.map((region) => fold(names.of(region) ?? ""));
  }),
]);
regions.delete("");

const englishRegions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const countryCodes = new Set(regionCodes.filter((code) => englishRegions.of(code)));

/** Whether a text is a country's code in capitals, "DE", as forms put it after a city. */
export const isCountryCode = (text: string) => countryCodes.has(text);

/** Whether a folded text is a country, a state or a region as people write it after a city. */
export const isRegion = (low: string) => regions.has(trimmedEnd(low, " ."));

const cities = new Set(listedNames(cityNames));

/** Whether a folded text is the name of a large town: CV headers may give one without a country. */
export const isCity = (low: string) => cities.has(trimmedEnd(low, " ."));

let known: ReadonlySet<string> | undefined;
/** What a town's short name leaves out: "Frankfurt (Oder)", "Stourport-on-Severn", "Jerez de la Frontera". */
const besideRiver = new RegExp(
  "(?<=^[^ (-]{5,})(?: \\(| (?:de|del|do|da|di|on|upon|am|an|in|ob|sur|sous|en|aan) |" +
    "-(?:on|upon|sur|sous|en|aan|la|le|les)-)",
  "u",
);

/**
 * Whether a folded text is the name of a town of at least 5,000 inhabitants, or of a large one. Many are ordinary words
 * as well: only what stands where a place would is one.
 */
export const isTown = (low: string) => {
  known ??= new Set(
    fold(towns)
      .split("\n")
      .flatMap((name) => [name, name.split(besideRiver, 1)[0]!]),
  );
  return isCity(low) || known.has(trimmedEnd(low, " ."));
};

/** Whether a folded word is a kind of place: "City" in "Kansas City" or in an unfilled form. */
export const isPlaceWord = isAmong(...readings.map(({ roles }) => roles.placeWords));
