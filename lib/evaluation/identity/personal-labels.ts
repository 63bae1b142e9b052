import { listed, worded } from "@/lib/language/worded";

/** Whoever applies is of this age. */
export const ageInYears = "(?:1[5-9]|[2-7]\\d)";
const labels = listed("people.labels");
const ambiguous = listed("people.ambiguousLabels");

/** A label of personal data at the start of a stretch of the contact data; the match ends where its value begins. */
export const personalLabel = new RegExp(
  `^(?:${labels}\\s*(?:[:.=]|-(?= ))?\\s*|${ambiguous}(?:\\s*[:=]\\s*|\\s+-\\s+|\\s+(?=\\d)|\\s*$))`,
  "u",
);
/** A label that is one wherever in a document it begins a line. */
export const certainLabel = worded("^({people.labels}|{people.homeLabels}|{people.certainLabels})( )?:( )?");
/** The same in the middle of a sentence: "…. Wohnort: Bielefeld." */
export const labelWithin = new RegExp(
  `${listed("people.labels", "people.homeLabels")}\\s*:\\s*[^.,;|\\n]{1,60}`,
  "gu",
);

/** A folded stretch that is nothing but a personal circumstance: "verheiratet", "2 children". */
export const personalWord = worded(
  "^({people.maritalStates}|{people.faiths}|{people.aloneCircumstances}|c/o … *)¶",
);
/** A stretch that is an age and nothing else, and one that is a length of time a person may have lived. */
export const isAge = new RegExp(`^${ageInYears}$`);
export const isYears = new RegExp(`^${ageInYears}[ -]${listed("numbers.years")}$`, "u");
