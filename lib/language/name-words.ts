import {
  besideNames,
  formsOfAddress,
  nameBeginnings,
  particles,
  virtueNames,
  workNames,
} from "./everywhere/name-words";
import { listedWords } from "./lists";

/** Folded trades, places, products and everyday words that are also names: alone they are no identity. */
export const wordsOfWork: ReadonlySet<string> = new Set(listedWords(workNames));

/** Folded virtues, flowers, verbs and small words that are also names: identity within a sentence. */
export const wordsOfVirtue: ReadonlySet<string> = new Set(listedWords(virtueNames));

const small = new Set(listedWords(particles));
const inside = new Set([...small, ...listedWords(nameBeginnings)]);
const beside = new Set(listedWords(besideNames));
const address = new Set(listedWords(formsOfAddress));

/** Whether a folded word is a small one inside names: "de", "van". */
export const isParticle = (word: string) => inside.has(word);

/** Whether a folded word of a name tells who it is: no particle, and no title written with it. */
export const tellsWho = (word: string) => !small.has(word) && !beside.has(word);

/** Whether a folded word is written with a name and is no part of it: "Dr", "Jr". */
export const isBesideName = (word: string) => beside.has(word);

/** Whether a folded word, without its full stop, is a form of address: "Frau", "Mr". */
export const isFormOfAddress = (word: string) => address.has(word);
