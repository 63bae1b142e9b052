import iconv from "iconv-lite";

/** Encodings of spreadsheets and databases without Unicode, by iconv's names, in the order of a draw. */
const iconvNames = {
  "Windows-1252": "windows-1252",
  "Windows-1250": "windows-1250",
  "Windows-1251": "windows-1251",
  "Windows-1254": "windows-1254",
  "Windows-1253": "windows-1253",
  "Windows-1257": "windows-1257",
  "Mac Roman": "macintosh",
  "DOS 850": "cp850",
  "KOI8-R": "koi8-r",
  "Shift-JIS": "shift_jis",
  "EUC-KR": "euc-kr",
  GBK: "gbk",
  Big5: "big5",
} as const;
export type Narrow = keyof typeof iconvNames;
export const narrowEncodings = Object.keys(iconvNames) as Narrow[];

/** Decodes a part of a file; `rest` decodes what a part ends in the middle of. */
export function narrowDecoder(encoding: Narrow) {
  const decoder = iconv.getDecoder(iconvNames[encoding]);
  return { part: (bytes: Uint8Array) => decoder.write(Buffer.from(bytes)), rest: () => decoder.end() ?? "" };
}

/** The encoding in which the words of a file are words of some language. */
export function likeliest(bytes: Uint8Array): Narrow {
  const sample = bytes.subarray(0, sampleBytes);
  const scores = narrowEncodings.map((encoding) => {
    const ranges = doubleBytes[encoding];
    return ranges ? pairScore(sample, ranges) : wordScore(encoding, sample);
  });
  return narrowEncodings[scores.indexOf(Math.max(...scores))]!;
}

const sampleBytes = 262_144;

/**
 * What each language writes beyond ASCII, where it says so before or after which letter: the same byte is another
 * letter elsewhere, as in "Kamiński", which is no Spanish word with ñ.
 */
const latin = [
  /[äöüßé]/u,
  /[àâçéèëîïôùûü]|ê(?=[tmnlrcvpsz])|œ(?=[ui])|ÿ$/u,
  /[áéíóúü]|ñ(?=[aeiouáéíóú])/u,
  /[àáâçéêíóôú]|ã(?=[oeis]|$)|õ(?=e)/u,
  /[àèéìíîòóùú]/u,
  /[éëïèöüá]/u,
  /[åäöéæø]/u,
  /[àçèéíïòóúü·]/u,
];
const icelandic = [/[áæðéíóöþúý]/u];
const central = [
  /[ąćęłńóśźż]/u,
  /[áčďéěíňóřšťúůýž]/u,
  /[áäčďéíĺľňóôŕšťúýž]/u,
  /[áéíóöőúüű]/u,
  /[čćđšž]/u,
  /[ăâîşţșț]/u,
  /[äöüßé]/u,
];
const baltic = [/[ąčęėįšųūž]/u, /[āčēģīķļņšūž]/u, /[äõöüšž]/u];
const vowelsOf = { cyrillic: /[аеёиоуыэюяіїєўј]/gu, greek: /[αεηιουωάέήίόύώϊϋΐΰ]/gu };
const western = [...latin, ...icelandic];
const alphabets: Partial<Record<Narrow, RegExp[]>> = {
  "Windows-1252": western,
  "Mac Roman": western,
  "DOS 850": western,
  "Windows-1250": central,
  "Windows-1254": [/[çğıöşüâîûİ]/u, ...latin],
  "Windows-1257": baltic,
};
const alphabetic = { "Windows-1251": "cyrillic", "KOI8-R": "cyrillic", "Windows-1253": "greek" } as const;

/** Signs that stand beside words. */
const signs = /[¿¡ºª€£–—’‘“”„«»…°§•·№´\u00a0]/u;

function wordScore(encoding: Narrow, bytes: Uint8Array): number {
  const text = iconv.decode(Buffer.from(bytes), iconvNames[encoding]);
  let score = 0;
  const languages = new Set<RegExp>();
  for (const [run] of text.matchAll(/[\p{L}\p{M}\u0080-\uffff]+/gu)) {
    if (!/[^\x00-\x7f]/.test(run)) continue;
    const letters = run.replace(/[^\p{L}\p{M}]+/gu, "");
    const foreign = letters.match(/[^\x00-\x7f]/g)?.length ?? 0;
    const others = [...run].filter((sign) => /[^\p{L}\p{M}]/u.test(sign));
    for (const sign of others) score += signs.test(sign) ? 0.5 : -2;
    // A sign between two letters, other than an apostrophe, shows another encoding.
    if (/\p{L}[^\p{L}\p{M}’·]+\p{L}/u.test(run)) score -= 4;
    if (foreign > 0) score += isWord(encoding, letters, languages) * foreign;
  }
  return score - languages.size / 2;
}

/** How surely letters are a word: 1, less for one of hardly any ASCII letters, or negative. `languages` were met before. */
function isWord(encoding: Narrow, letters: string, languages: Set<RegExp>): number {
  const word = letters.toLowerCase();
  // A capital after a small letter, as in "McDonald", is one of ASCII.
  if (/\p{Ll}(?![A-Z])\p{Lu}/u.test(letters)) return -2;
  const script = alphabetic[encoding as keyof typeof alphabetic];
  if (script) {
    const own = script === "cyrillic" ? /^\p{Script=Cyrillic}+$/u : /^\p{Script=Greek}+$/u;
    const vowels = word.match(vowelsOf[script])?.length ?? 0;
    return own.test(word) && vowels * 5 >= word.length ? 1 : -2;
  }
  const foreign = [...word.matchAll(/[^\x00-\x7f]/g)];
  const written = [...languages, ...alphabets[encoding]!].find((alphabet) => {
    const known = new Set([...word.matchAll(new RegExp(alphabet, "gu"))].map(({ index }) => index));
    return foreign.every(({ index }) => known.has(index));
  });
  if (!written) return -2;
  languages.add(written);
  const dense = foreign.length > 2 && foreign.length * 5 > word.length * 3;
  return icelandic.includes(written) || dense ? 0.5 : 1;
}

/** Characters of two bytes: those in frequent use are in these ranges. */
const doubleBytes: Partial<Record<Narrow, [from: number, to: number][]>> = {
  "Shift-JIS": [
    [0x8140, 0x8396],
    [0x889f, 0x9872],
  ],
  GBK: [
    [0xa1a1, 0xa3fe],
    [0xb0a1, 0xd7f9],
  ],
  Big5: [
    [0xa140, 0xa3bf],
    [0xa440, 0xc67e],
  ],
  "EUC-KR": [
    [0xa1a1, 0xa3fe],
    [0xb0a1, 0xc8fe],
  ],
};

const isLetter = (byte = 0) => /[a-z]/i.test(String.fromCharCode(byte));

function pairScore(bytes: Uint8Array, ranges: [from: number, to: number][]): number {
  let score = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80) continue;
    const start = at;
    let frequent = 0;
    for (; bytes[at]! >= 0x80; at += 2) {
      const pair = bytes[at]! * 256 + (bytes[at + 1] ?? 0);
      if (ranges.some(([from, to]) => pair >= from && pair <= to)) frequent++;
    }
    const pairs = (at - start) / 2;
    // One or two between ASCII letters are letters with accents.
    const inWord = Number(isLetter(bytes[start - 1])) + Number(isLetter(bytes[at]));
    score += pairs <= inWord ? -2 * pairs : 1.5 * frequent - 2 * (pairs - frequent);
  }
  return score;
}
