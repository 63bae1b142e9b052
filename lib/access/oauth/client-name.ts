const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
const stacked = /\p{M}{3,}/u;
const letters = {
  latin: /\p{Script=Latin}/u,
  alike: /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u,
};

/**
 * A client's own name as it may be shown to a person; null when it could imitate another name: control, direction or
 * invisible characters, or words that mix look-alike alphabets.
 */
export function presentableName(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 480) return null;
  if (invisible.test(value) || stacked.test(value.normalize("NFD"))) return null;
  const name = value.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (name === "" || [...name].length > 120) return null;
  const mixed = name.split(" ").some((word) => letters.latin.test(word) && letters.alike.test(word));
  return mixed ? null : name;
}
