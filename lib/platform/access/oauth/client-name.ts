const invisible =
  /(?!(?<=\p{Extended_Pictographic})\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const stacked = /\p{M}{3,}/u;

/** The scripts in everyday use (UAX #31, table 5), alone, and those that are written together (UTS #39 §5.2). */
const alphabets = [
  "Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt",
  "Latn+Hani+Hira+Kana Latn+Hani+Hang Latn+Hani+Bopo",
]
  .flatMap((list) => list.split(" "))
  .map((scripts) => {
    const letters = [...scripts.split("+"), "Zyyy", "Zinh"].map((script) => `\\p{scx=${script}}`);
    return new RegExp(`^[${letters.join("")}]*$`, "u");
  });

/**
 * A client's own name as it may be shown to a person; null when it could imitate another name: control, direction or
 * invisible characters, or more than one script (above UTS #39's level "highly restrictive").
 */
export function presentableName(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 480) return null;
  if (invisible.test(value) || stacked.test(value.normalize("NFD"))) return null;
  const name = value.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (name === "" || [...name].length > 120) return null;
  return alphabets.some((letters) => letters.test(name)) ? name : null;
}
