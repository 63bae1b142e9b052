import { fold } from "./fold";

const numbers: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  dois: 2,
  duas: 2,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
};
const unit = "(?:years?|yrs?\\.?|jahren?|jahr|ans?|annees?|anos?)";
const words = Object.keys(numbers).join("|");
const pattern = new RegExp(
  `(?:\\b(\\d{1,2}(?:\\.5)?)|\\b(${words}))\\s*(?:\\(\\d+\\)\\W*)?\\s*(?:\\+|plus|or more|oder mehr|ou plus|o mas|ou mais)?\\s*(?:(?:-|–|to|bis|a|ou)\\s*\\d{1,2}\\s*\\+?)?\\s*(?:\\(\\d+\\))?\\s*(?:full |solid |of )?[- ]?${unit}\\b`,
);
const age = /\b(?:years? (?:old|of age)|jahre alt|ans d'age|anos de edad|anos de idade)\b/;
const longestCareer = 30;
/** "12 months' warehouse experience"; a probation of six months is no time at work. */
const months =
  /\b(\d{1,2})\s*\+?\s*(?:months?'?|monaten?|mois|mes(?:es)?)(?=(?: \S+){0,4} (?:d')?(?:experience|\p{L}*erfahrung|experiencia)\b)/u;
const monthsOfYear = 12;

/** The years a statement names, the lower end of a range, and how they are written; null if it names none. */
export function statedYears(text: string): { years: number; written: string } | null {
  const folded = fold(text).replace(/\s+/g, " ");
  const found = pattern.exec(folded);
  if (age.test(folded)) return null;
  const counted = found ? null : months.exec(folded);
  if (counted)
    return { years: Math.round((10 * Number(counted[1])) / monthsOfYear) / 10, written: counted[0] };
  if (!found) return null;
  const years = found[1] ? Number(found[1]) : (numbers[found[2] ?? ""] ?? 0);
  if (years <= 0 || years > longestCareer) return null;
  return { years, written: found[0] };
}
