import { isOneOccupation } from "@/lib/language/job-words";
import { withoutEnd } from "@/lib/language/letters";
import { listedWords } from "@/lib/language/lists";
import { everyLanguages } from "@/lib/language/worded";

const words = (list: string) => listedWords(everyLanguages(`people.${list}`));
const called = new Set(words("called"));
const noPersons = new Set(words("noPersons"));
/** "Psychologist", "psychologue", "psicóloga"; "novelist", "economista"; "musician"; "watchmaker"; "Pflegekraft". */
const endings = words("personEndings");
const shortest = 6;

/** Whether a folded word is one person, by what they do or are. */
export const isSomebody = (word: string) =>
  isOneOccupation(word) ||
  called.has(word) ||
  called.has(withoutEnd(word, "in")) ||
  (word.length >= shortest && !noPersons.has(word) && endings.some((end) => word.endsWith(end)));
