import type { Profile } from "./profile";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { dateRangesIn } from "@/lib/language/moments";
import type { PlacedLine } from "./sections";
import { tidy } from "@/lib/language/source-text";
import { namesCertificate } from "@/lib/language/degrees";

/** Certificates and courses: the lines of such a section, and lines elsewhere among the studies that name one. */
export function findCertificates(lines: readonly PlacedLine[]): Profile["certificates"] {
  const found: Profile["certificates"] = [];
  for (const line of lines) {
    if (line.heading) continue;
    const labelled = line.label?.kind === "certificates" ? fragment(line, line.label.end) : null;
    const isOne =
      line.section === "certificates"
        ? !line.label
        : line.section === "education" && namesCertificate(line.low);
    const part = labelled ?? (isOne ? line : null);
    const name = part && withoutDate(part);
    if (name) found.push({ name: tidy(name.text), span: { start: name.start, end: name.end } });
  }
  return found;
}

function withoutDate(part: Fragment): Fragment | null {
  const [range] = dateRangesIn(part.low);
  if (!range) return part;
  return fragment(part, 0, range.start) ?? fragment(part, range.end);
}
