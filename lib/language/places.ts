import { fold } from "./fold";
import { languages } from "./languages";
import { listedNames, listedWords } from "./lists";
import { readings } from "./readings";

/** Common short and local forms that are not among the official names. */
const alsoSaid = `
  usa, u.s.a., uk, u.k., england, scotland, wales, northern ireland, brd, ddr, holland, bayern, bavaria,
  hessen, sachsen, nrw, nordrhein-westfalen, baden-wurttemberg, niedersachsen, rheinland-pfalz, brandenburg,
  thuringen, ile-de-france, bretagne, normandie, occitanie, provence, catalunya, cataluna, andalucia,
  comunidad de madrid, comunitat valenciana, pais vasco, galicia, sao paulo, rio de janeiro, minas gerais,
  parana, sp, rj, mg, pr, rs, df, ontario, quebec, british columbia, alberta, new south wales, victoria,
  queensland, california, texas, florida, new york, massachusetts, washington, illinois, pennsylvania,
  colorado, virginia, michigan, arizona, oregon, cdmx, jalisco, nuevo leon, buenos aires
`;
const americanStates = `
  al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok
  or pa ri sc sd tn tx ut vt va wa wv wi wy dc on qc bc ab
`;

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
export const isRegion = (low: string) => knownRegions().has(low.replace(/[.\s]+$/, ""));

const placeWords = new Set(readings.flatMap(({ roles }) => listedWords(roles.placeWords)));

/** Whether a folded word says what kind of place it is: "City" in "Kansas City", and where a form was left unfilled. */
export const isPlaceWord = (word: string) => placeWords.has(word);
