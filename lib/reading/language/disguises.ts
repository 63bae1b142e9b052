import { leetSigns, lookalikes } from "./everywhere/lookalikes";
import { wordsOfOrders } from "./everywhere/orders";
import { fold, spaced, withoutSigns } from "./letters";

const invisible =
  /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]/gu;
const pairs = (list: string) => new Map(list.split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]));
const letterShown = pairs(lookalikes);
const letterMeant = pairs(leetSigns);

/** Matches letters separated by one character each, with at least so many separators. */
const spacedOut = (least: number) =>
  new RegExp(`(?:(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][ ._-]){${least},}[\\p{L}\\p{N}](?![\\p{L}\\p{N}])`, "gu");
const isSpacedOut = spacedOut(5);
/** Used once a text is known to have spaced-out letters: matches short words too. */
const spacedShort = spacedOut(2);

/** Joins spaced-out letters. If dots or dashes separate the letters, spaces separate the words. */
const unspaced = (text: string) =>
  text.replace(spacedShort, (letters) => {
    const words = withoutSigns(letters, "._-");
    return words === letters ? letters.replaceAll(" ", "") : words;
  });

const isLeet = /[a-z][0134579@$!]+[a-z]|\b[01345@$][a-z]{3}/;
/** Invisible Unicode tag characters, one for each ASCII character. */
const tags = /[\u{E0020}-\u{E007E}]/gu;
const orders = spaced(wordsOfOrders);
const reversed = (text: string) => [...text].reverse().join("");
const isIn = (text: string) => (word: string) => text.includes(word);

/** A folded text, followed by its readings under each disguise that survives text extraction. */
export function undisguised(text: string): string[] {
  const plain = fold(text.replace(invisible, "").normalize("NFKC")).replace(/[ \t]+/g, " ");
  const tagged = text.match(tags) ?? [];
  const decoded = decodeEscapes(text);
  const shown = [
    plain,
    fold(tagged.map((tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join("")),
    /\p{L}_\p{L}/u.test(plain) ? plain.replaceAll("_", " ") : plain,
    plain.replace(/[^\u0000-\u024F]/g, (letter) => letterShown.get(letter) ?? letter),
    plain.search(isSpacedOut) < 0 ? plain : unspaced(plain),
    isLeet.test(plain) ? plain.replace(/[013457@$!]/g, (sign) => letterMeant.get(sign) ?? sign) : plain,
    decoded === text ? plain : fold(decoded),
    turned.some(isIn(plain)) ? rotated(plain) : plain,
    backwards.some(isIn(plain)) ? reversed(plain) : plain,
  ];
  return [...new Set(shown.filter(Boolean))];
}

/** "%69", "&#x69;", "&#105;" and "\u0069" are all "i". */
const escapes = /%([0-9a-f]{2})|&#x([0-9a-f]{1,5});|\\u([0-9a-f]{4})|&#(\d{1,6});/gi;
const decodeEscapes = (text: string) =>
  text.replace(escapes, (_, percent?: string, entity?: string, unicode?: string, decimal?: string) => {
    const code = decimal ? Number(decimal) : parseInt(percent ?? entity ?? unicode ?? "", 16);
    return String.fromCodePoint(Math.min(code, 0x10ffff));
  });

/** ROT13 of lower-case letters: a folded text has no others. */
const rotated = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));

const turned = orders.map(rotated);
const backwards = orders.map(reversed);
