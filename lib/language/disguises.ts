import { fold } from "./fold";

const invisible =
  /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]/gu;
/** Letters of other scripts that look like Latin ones. */
const lookalikes: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  һ: "h",
  ո: "n",
  ν: "v",
  ο: "o",
  α: "a",
  ε: "e",
  ι: "i",
  ρ: "p",
  τ: "t",
  ı: "i",
};
const digits: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const spaced = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}][ ._-]){5,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const encoded = /%[0-9a-f]{2}|&#x?[0-9a-f]+;|\\u[0-9a-f]{4}/i;

/** Once letters are known to be spaced out, short words are as well. */
const spacedShort = new RegExp(spaced.source.replace("{5,}", "{2,}"), "gu");
const unspaced = (text: string) =>
  text.replace(spacedShort, (letters) =>
    // Where points or dashes part the letters, spaces part the words.
    letters.replace(/[._-]/.test(letters) ? /(?<=[\p{L}\p{N}])[._-]/gu : /(?<=[\p{L}\p{N}]) /gu, ""),
  );

const isSpaced = new RegExp(spaced.source, "u");
const isLeet = /[a-z][0134579@$!]+[a-z]|\b[01345@$][a-z]{3}/;
/** Letters that nobody sees, one for each of ASCII. */
const tags = /[\u{E0020}-\u{E007E}]/gu;
/** Words an order needs, turned by thirteen letters and written backwards: a cheap look before the full one. */
const turned = /vtaber|qvfertneq|vafgehp|flfgrz|pnaqvqngr|fpber|bireevqr/;
const backwards = /erongi|dragersid|curtsni|metsys|etadidnac|erocs|edirrevo/;

/** What a text says under each of the disguises that survive a reader of documents, folded; as it stands first. */
export function undisguised(text: string): string[] {
  const plain = fold(text.replace(invisible, "").normalize("NFKC")).replace(/[ \t]+/g, " ");
  const shown = [plain];
  const tagged = text.match(tags);
  if (tagged)
    shown.push(fold(tagged.map((tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000)).join("")));
  if (/\p{L}_\p{L}/u.test(plain)) shown.push(plain.replaceAll("_", " "));
  if (/[^\u0000-\u024F]/.test(plain)) {
    shown.push(plain.replace(/[^\u0000-\u024F]/g, (letter) => lookalikes[letter] ?? letter));
  }
  if (isSpaced.test(plain)) shown.push(unspaced(plain));
  if (isLeet.test(plain)) shown.push(plain.replace(/[013457@$!]/g, (sign) => digits[sign] ?? sign));
  if (encoded.test(text)) shown.push(fold(decodeEscapes(text)));
  if (turned.test(plain)) shown.push(rotated(plain));
  if (backwards.test(plain)) shown.push([...plain].reverse().join(""));
  return shown;
}

function decodeEscapes(text: string): string {
  return text
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

const rotated = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
