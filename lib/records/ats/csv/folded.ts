/** A heading or a word without case, accents, spaces and signs: "Straße Nr." as "strassenr". */
export const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]/g, "");
