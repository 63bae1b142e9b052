import { asking } from "@/lib/language/asking";
import type { Line } from "@/lib/language/lines";
import { fold } from "@/lib/language/fold";
import { isCity } from "@/lib/language/cities";
import { isRegion } from "@/lib/language/places";

const named = String.raw`\p{Lu}[\p{L}'’.-]*(?:[ -](?:am |im |upon |de |do |la )?\p{Lu}[\p{L}'’-]+){0,2}`;
/** A name after a word or a comma, its region, and what a bracket behind it says. */
const place = new RegExp(
  String.raw`(?<=(?:(?<before>\p{L}+)|[.,])\s+)(?<town>${named})` +
    String.raw`(?=(?<region>,\s*${named})?(?<beside>\s*\([^)]{2,40}\))?)`,
  "gu",
);
const where = new RegExp(`^${asking((words) => words.places)}$`, "u");
const remote = new RegExp(
  asking((words) => words.remote),
  "u",
);

/** The first town that a description's opening lines name in a sentence: "a nurse in Dublin, Ireland (hybrid)". */
export function placeInProse(lines: readonly Line[]): string | null {
  for (const { text } of lines)
    for (const { groups = {} } of text.matchAll(place)) {
      const { before, town = "", region = "", beside = "" } = groups;
      if (before && !where.test(fold(before))) continue;
      const words = town.split(" ");
      // The capitals behind a town can be the next sentence's: the longest name that is a town.
      for (let length = words.length; length > 0; length--) {
        const name = words.slice(0, length).join(" ").replace(/\.$/, "");
        if (!isCity(fold(name))) continue;
        const whole = length === words.length;
        const known = whole && region !== "" && isRegion(fold(region.slice(1).trim()));
        return `${name}${known ? region : ""}${whole && remote.test(fold(beside)) ? beside : ""}`;
      }
    }
  return null;
}
