import { trimmedEnd } from "./letters";
import { fold } from "./fold";
import { monthPattern } from "./months";
import { isCity, isRegion } from "./places";
import { saysMore } from "./word-weights";
import { listed } from "./worded";

const kinds = ["full_time", "part_time", "contract", "temporary", "internship"].map(
  (kind) => `employment.${kind}`,
);
const month = `(?<!\\p{L})(?:${listed("starts")}\\s+)?(?:${monthPattern})(?!\\p{L})(?:\\s+\\d{4})?`;
const fact = new RegExp(`${listed("facts")}|${listed(...kinds)}|${listed("remote")}|${month}`, "gu");
const named = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?/gu;

const isTown = (name: string) => isCity(fold(name)) || isCity(fold(name.split(" ")[0] ?? ""));

/** "Irving, TX 75038": a place with its state or country. */
function isPlace(text: string): boolean {
  const [place = "", region, ...others] = text.split(/\s*,\s+|\s*-\s+|(?<=^\p{Lu}\p{Ll}+)\s+(?=\p{Lu}{2}$)/u);
  return (
    !others.length &&
    region !== undefined &&
    place.split(" ").length < 4 &&
    isRegion(trimmedEnd(fold(region), " -0123456789"))
  );
}

/** Whether a text says nothing but where, when and under what contract somebody works. */
export function isOnlyFacts(text: string): boolean {
  if (isPlace(text)) return true;
  const rest = fold(text.replace(named, (name) => (isTown(name) ? " " : name))).replace(fact, " ");
  return rest !== fold(text) && !saysMore(rest);
}
