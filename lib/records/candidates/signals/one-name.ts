import { fold } from "@/lib/reading/language/letters";
import { identifiesPerson, spelledOut } from "@/lib/reading/language/name-words";

const wordsOf = (name: string) =>
  (fold(spelledOut(name)).match(/[\p{L}\p{N}]+/gu) ?? []).filter(identifiesPerson);

const areAlike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) === 1 && one[0] === other[0]);

/**
 * Whether two names may be one person's: the longer has each word of the shorter, or its initial. "A. Reyes" may be
 * "Ada Maria Reyes"; a name without words may be anybody's.
 */
export function mayBeOneName(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few.every((word) => many.some((each) => areAlike(word, each)));
}
