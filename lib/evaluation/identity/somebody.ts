import { isOneOccupation } from "@/lib/language/job-words";
import { languages } from "@/lib/language/languages";
import { listedWords } from "@/lib/language/lists";

const called = new Set(languages.flatMap(({ people }) => listedWords(people.called)));

/** "Psychologist", "psychologue", "psicóloga"; "novelist", "economista"; "musician"; "watchmaker"; "Pflegekraft". */
const endings = new RegExp(
  "\\p{L}(?:olog(?:ist|ue|in|[oae])|ogra(?:f|ph)(?:er|in|[oae])|(?:ici|ori|edi|ibrari|inari)(?:an|en|enne)|" +
    "iatrist|maker|smith|keeper|monger|preneur|kraft|wirt)$|" +
    "\\p{L}{3}(?<!rev|entrev|conqu|(?:check|play|wish|short|wait)l)(?:ist|iste|ista|istin)$",
  "u",
);

/** Whether a folded word is one person, by what they do or are. */
export const isSomebody = (word: string) =>
  isOneOccupation(word) || called.has(word) || called.has(word.replace(/in$/, "")) || endings.test(word);
