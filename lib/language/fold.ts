/**
 * Lower case without accents, one UTF-16 unit for one, so that an offset is good in both: "Führungskraft" gives
 * "fuhrungskraft". ß stays; whoever compares words takes it for ss.
 */
export function fold(text: string): string {
  return text
    .replaceAll("\u0130", "I")
    .toLowerCase()
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/[’‘]/g, "'");
}
