import type { Line } from "@/lib/language/lines";
import { fold } from "@/lib/language/fold";
import { isCity } from "@/lib/language/cities";
import { isRegion } from "@/lib/language/places";

const named = String.raw`\p{Lu}[\p{L}'’.-]*(?:[ -](?:am |im |upon |de |do |la )?\p{Lu}[\p{L}'’-]+){0,2}`;
/** After a word that a place follows, or closing a line of an address; with its region, and whether one works remotely. */
const place = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[Ii]n|[Aa]t|near|from|à|en|em|a|[Ll]ocation|Standort|Ort)\s+|,\s+)(${named})(,\s*${named})?(\s*\((?:hybrid|remote|home ?office|hybride|h[ií]brido)[^)]{0,40}\))?`,
  "gu",
);

/** The first town that a description's opening lines name in a sentence: "a nurse in Dublin, Ireland (hybrid)". */
export function placeInProse(lines: readonly Line[]): string | null {
  for (const { text } of lines)
    for (const [, town = "", region = "", remote = ""] of text.matchAll(place)) {
      const words = town.split(" ");
      // The capitals behind a town can be the next sentence's: the longest name that is a town.
      for (let length = words.length; length > 0; length--) {
        const name = words.slice(0, length).join(" ").replace(/\.$/, "");
        if (!isCity(fold(name))) continue;
        const whole = length === words.length;
        const known = whole && region !== "" && isRegion(fold(region.slice(1).trim()));
        return `${name}${known ? region : ""}${whole ? remote : ""}`;
      }
    }
  return null;
}
