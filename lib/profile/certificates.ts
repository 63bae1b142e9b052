import type { Profile } from "./profile";
import { fragment } from "@/lib/language/fragments";
import { dateRangesIn } from "@/lib/language/moments";
import { type PlacedLine, partOf } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { namesCertificate } from "@/lib/language/degrees";

/** Certificates and courses: the lines of such a section, and lines elsewhere among the studies that name one. */
export function findCertificates(lines: readonly PlacedLine[]): Profile["certificates"] {
  return lines.flatMap((line) => {
    const study = partOf(line, "education");
    const part = partOf(line, "certificates") ?? (study && namesCertificate(study.low) ? study : null);
    const [range] = part ? dateRangesIn(part.low) : [];
    const name = part && range ? (fragment(part, 0, range.start) ?? fragment(part, range.end)) : part;
    return name ? { name: tidy(name.text), span: { start: name.start, end: name.end } } : [];
  });
}
