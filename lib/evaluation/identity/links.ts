import type { Profile } from "@/lib/profile/profile";
import { fold } from "@/lib/language/fold";
import { type Span, spansOf } from "@/lib/language/mask";
import { profileSites } from "@/lib/language/everywhere/profile-sites";
import { anyWord } from "@/lib/language/lists";
import { carriesName, type Names } from "./name-mentions";

const profileAddress = new RegExp(
  `^(?:https?://)?(?:[a-z]{2,3}\\.)?(?:www\\.)?(?:malt\\.\\w+|${anyWord(profileSites)})/`,
);

/** The parts of a person's web addresses that identify: a handle on a known site, else the whole address. */
export function identifyingLinks(
  links: Profile["links"],
  names: Names,
  inContact: (span: Span) => boolean,
): Span[] {
  return links.flatMap(({ value, span }) => {
    const low = fold(value);
    const site = profileAddress.exec(low);
    if (site) return [{ start: span.start + site[0].length, end: span.end }];
    return inContact(span) || carriesName(low, names) ? [span] : [];
  });
}

/** "@handle" as people write it beside their contact data, or anywhere when it carries the name. */
export function handles(text: string, names: Names, inContact: (span: Span) => boolean): Span[] {
  return spansOf(/(?<![\w.@])@[\w.]{3,40}/g, text).filter(
    (span) => inContact(span) || carriesName(fold(text.slice(span.start, span.end)), names),
  );
}
