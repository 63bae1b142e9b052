import * as everywhere from "./everywhere/name-words";
import { spaced } from "./letters";
import { isAmong, listedWords } from "./lists";

/** Folded trades, places, products and everyday words that are also names: alone they do not identify anyone. */
export const wordsOfWork: ReadonlySet<string> = new Set(listedWords(everywhere.workNames));

/** Folded virtues, flowers, verbs and small words that are also names: within a sentence they are names. */
export const wordsOfVirtue: ReadonlySet<string> = new Set(listedWords(everywhere.virtueNames));

const isSmall = isAmong(everywhere.particles);

/** Whether a folded word is a particle inside names: "de", "van". */
export const isParticle = isAmong(everywhere.particles, everywhere.nameBeginnings);

/** Whether a folded word accompanies a name without being part of it: "Dr", "Jr". */
export const isNameTitle = isAmong(everywhere.besideNames);

/** Whether a folded word of a name identifies a person: it is no particle and no title. */
export const identifiesPerson = (word: string) => !isSmall(word) && !isNameTitle(word);

/** Whether a folded word, without its full stop, is a form of address: "Frau", "Mr". */
export const isFormOfAddress = isAmong(everywhere.formsOfAddress);

const letterSpellings = new Map(
  spaced(everywhere.spelledOutLetters).map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/** A name in small letters as e-mail addresses spell it: "mueller" for "Müller". */
export const spelledOut = (name: string) =>
  [...name.normalize("NFC").toLowerCase()].map((letter) => letterSpellings.get(letter) ?? letter).join("");
