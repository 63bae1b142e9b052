import { isLanguage } from "@/lib/reading/language/spoken-languages";
import { isNationality } from "@/lib/reading/language/nationalities";
import { isCity, isRegion } from "@/lib/reading/language/places";

/** Replaces names and numbers in a folded text by their kinds, as in the phrases of grounds: "under {age}". */
export function namedKinds(text: string): string {
  const numbers = text
    .replace(/(?<![\d.,:-])(?:19|20)\d\d(?![\d%])/g, "{year}")
    .replace(/(?<![\d.,:]|[$€£] ?)(?!18|21)(?:1[6-9]|[2-7]\d)(?![\d%.,]\d|\d|%| %)/g, "{age}")
    .replaceAll("{age} - {age}", "{age}-{age}");
  const words = [...numbers.matchAll(/\p{L}[\p{L}'-]*/gu)];
  let named = "";
  let at = 0;
  for (let i = 0; i < words.length; i++) {
    for (const more of [2, 1, 0]) {
      const last = words[i + more];
      const start = words[i]!.index;
      if (!last) continue;
      const end = last.index + last[0].length;
      const kind = kindOf(numbers.slice(start, end));
      if (!kind) continue;
      named += numbers.slice(at, start) + kind;
      at = end;
      i += more;
      break;
    }
  }
  return named + numbers.slice(at);
}

/** The kind of a name, or null. Skips two letters, which can be common words as well: "in", "me", "us". */
function kindOf(name: string): string | null {
  if (name.length < 3) return null;
  if (isLanguage(name)) return "{language}";
  if (isCity(name) || isRegion(name)) return "{place}";
  return isNationality(name) ? "{nation}" : null;
}
