import { inEvery } from "@/lib/language/languages";
import { anyOf } from "@/lib/language/phrases";

/** In Spain a number of identity, whatever else the three letters mean. */
const spanishId = "d\\.?n\\.?i\\.?(?=\\W{0,4}(?:n\\W|numero)?\\W{0,3}\\d)";
const labels = `(?:${anyOf(inEvery(({ people }) => people.labels))}|${spanishId})`;
const ambiguous = anyOf(inEvery(({ people }) => people.ambiguousLabels));
/** Ambiguous ones that are certain enough with a colon. */
const withColon = "wohnort|domicilio|endereco|morada";

/** A label of personal data at the start of a stretch of the contact data; the match ends where its value begins. */
export const personalLabel = new RegExp(
  `^(?:${labels}\\s*(?:[:.=]|-(?= ))?\\s*|${ambiguous}(?:\\s*[:=]\\s*|\\s+-\\s+|\\s+(?=\\d)|\\s*$))`,
  "u",
);

/** A label that is one wherever in a document it stands. */
export const certainLabel = new RegExp(
  `^(?:${labels}|(?:full |first |last )?name|surname|nachname|(?:home |postal )?address|anschrift|` +
    `${withColon})\\s*:\\s*`,
  "u",
);
/** The same in the middle of a sentence: "…. Wohnort: Bielefeld." */
export const labelWithin = new RegExp(
  `(?<!\\p{L})(?:${labels}|wohnhaft|${withColon})\\s*:\\s*[^.,;|\\n]{1,60}`,
  "gu",
);

const maritalStates = anyOf(inEvery(({ people }) => people.maritalStates));
const states = anyOf(
  inEvery(
    ({ people }) => `${people.maritalStates}\n${people.maybeMarital}\n${people.genders}\n${people.faiths}`,
  ),
);
const count = `(?:\\d|no|keine|sin|sem|${anyOf(inEvery(({ people }) => people.numbers))})`;
const children = anyOf(inEvery(({ people }) => people.children));

/** A folded stretch of the contact part that is nothing but a personal circumstance: "verheiratet", "2 children". */
export const personalWord = new RegExp(
  `^(?:${states}|${count} ${children}|${maritalStates} (?:mit|with|to|avec|con|com|seit|since|depuis|desde|ha) [^,]{1,30}|` +
    "us citizen|nationalite [a-z]+|\\d{2} (?:ans|anos|jahre|years|yrs)|c/o .*)$",
  "u",
);
