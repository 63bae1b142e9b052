import { isOneOccupation } from "@/lib/language/job-words";
import { withoutEnd } from "@/lib/language/letters";
import { isAmong, listedWords } from "@/lib/language/lists";
import { everyLanguages } from "@/lib/language/worded";

const isCalled = isAmong(everyLanguages("people.called"));
const isNoPerson = isAmong(everyLanguages("people.noPersons"));
/** "Psychologist", "psychologue", "psicóloga"; "novelist", "economista"; "musician"; "watchmaker"; "Pflegekraft". */
const endings = listedWords(everyLanguages("people.personEndings"));
const shortest = 6;

/** Whether a folded word is one person, by what they do or are. */
export const isSomebody = (word: string) =>
  isOneOccupation(word) ||
  isCalled(word) ||
  isCalled(withoutEnd(word, "in")) ||
  (word.length >= shortest && !isNoPerson(word) && endings.some((end) => word.endsWith(end)));
