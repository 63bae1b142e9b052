import { asking } from "./asking";
import { isCity } from "./cities";
import { fold } from "./fold";
import { monthPattern } from "./months";
import { isRegion } from "./places";
import { wordWeight } from "./word-weights";
import { readWords } from "./words";

const starts = asking((words) => words.starts);
const facts = [
  asking(({ employment }) => Object.values(employment).join("\n")),
  asking((words) => words.remote),
  asking((words) => words.facts),
  `(?<!\\p{L})(?:${starts}\\s+)?(?:${monthPattern})(?!\\p{L})(?:\\s+\\d{4})?`,
];
const fact = new RegExp(facts.join("|"), "gu");
const named = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?/gu;
const telling = 0.25;

const isTown = (name: string) => isCity(fold(name)) || isCity(fold(name.split(" ")[0] ?? ""));

/** "Irving, TX 75038": a place with its state or country. */
function isPlace(text: string): boolean {
  const [place = "", region, ...others] = text.split(/\s*,\s+|\s*-\s+|(?<=^\p{Lu}\p{Ll}+)\s+(?=\p{Lu}{2}$)/u);
  return (
    !others.length &&
    region !== undefined &&
    place.split(" ").length < 4 &&
    isRegion(fold(region).replace(/[\s\d-]+$/, ""))
  );
}

/** Whether a text says nothing but where, when and under what contract somebody works. */
export function isOnlyFacts(text: string): boolean {
  if (isPlace(text)) return true;
  const rest = fold(text.replace(named, (name) => (isTown(name) ? " " : name))).replace(fact, " ");
  return rest !== fold(text) && !readWords(rest).some(({ key }) => wordWeight(key) > telling);
}
