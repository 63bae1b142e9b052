import { listed } from "./lists";
import { languageLevel } from "./spoken-languages";

const [full, empty] = ["●⬤■▪★⭐✪█▓▮▰◆•", "○◯□▫◦☆✩░▒▯▱◇"];
const [filled, rest] = [`[${full}]`, `[${empty}]`];
/** The source of a pattern for a row of signs: "●●●●○", "★ ★ ★", "○○○○○". */
export const ratingRow =
  `(?:${filled}(?: ?${filled}){0,19}(?: ?${rest}){1,19}|${filled}(?: ?${filled}){1,19}|` +
  `${rest}(?: ?${rest}){1,19})`;
/** "4/5", "9 out of 10", "80 %" */
const counted =
  `(?<!\\d)\\d{1,2}(?:[.,]5)? ?(?:/|${listed("skillItems.outOf")}) ?(?:10|[3-9])(?!\\d)|` +
  "(?<!\\d)\\d{1,3} ?%";

/** The source of a pattern for how well something is mastered, drawn or counted. */
export const rating = `(?:${ratingRow}|${counted})`;
const anyRow = new RegExp(ratingRow, "gu");
const anyCounted = new RegExp(counted, "u");

/** What a document's ratings count to: its rows of signs, and the largest number that its legend explains. */
export type Scale = { rows: readonly string[]; number: number };

const sign = `(?:${ratingRow}|[${full}])`;
const anySign = new RegExp(sign, "gu");
/** "5 = expert" */
const explained = new RegExp(`(?:^|[,;(:|\\s])(?:${sign}|\\d{1,3})\\s?%?\\s*=\\s*\\p{L}`, "u");
const levelWord = new RegExp(`^(?:${listed("skillItems.grades", "levelWords", "and", "dates.to")})$`, "u");

/** Whether a folded text explains ratings: "1 = basic, 5 = expert", "★ beginner ★★★ expert". */
export function isLegend(low: string): boolean {
  if (explained.test(low)) return true;
  const own = low.replace(/^\p{L}+:/u, "");
  const words = own.match(/\p{L}+/gu) ?? [];
  const isAbout = words.every((word) => languageLevel(word) !== null || levelWord.test(word));
  return isAbout && words.length > 0 && (own.match(anySign)?.length ?? 0) > 1;
}

/** The scale of these lines' ratings. */
export function scaleOf(lines: readonly { text: string; low: string }[]): Scale {
  const legends = lines
    .filter(({ low }) => explained.test(low))
    .flatMap(({ low }) => low.match(/\d+/g) ?? []);
  return {
    rows: lines.flatMap(({ text }) => text.match(anyRow) ?? []),
    number: Math.max(0, ...legends.map(Number)),
  };
}

const signsOf = (drawn: string) => [...drawn].filter((one) => one !== " ");

/** The first rating in a text as a share from 0 to 1; null without one. */
export function shareIn(text: string, { rows, number }: Scale): number | null {
  const drawn = signsOf(text.match(anySign)?.[0] ?? "");
  if (drawn.length > 0) {
    // Without empty signs, as many as the longest row of the same sign.
    const alike = rows.filter((one) => one.includes(drawn[0]!)).map((one) => signsOf(one).length);
    const most = drawn.some((one) => empty.includes(one)) ? drawn.length : Math.max(0, ...alike);
    return most > 1 ? drawn.filter((one) => full.includes(one)).length / most : null;
  }
  const [given, of = 100] = (anyCounted.exec(text)?.[0].match(/\d+(?:[.,]\d)?/g) ?? []).map((digits) =>
    Number(digits.replace(",", ".")),
  );
  const bare = number > 1 ? /(?:^|\s)(\d{1,2})\s*\)?$/.exec(text.trim())?.[1] : undefined;
  const share = given === undefined ? Number(bare) / number : given / of;
  return share <= 1 ? share : null;
}
