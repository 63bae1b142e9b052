import type { Profile } from "@/lib/profile/profile";
import { fold } from "@/lib/language/fold";
import { type Span, spansOf } from "@/lib/language/mask";
import { carriesName, type Names } from "./name-mentions";

/** Sites where the path is a person's handle. The site itself may be evidence ("published on npmjs.com"). */
const sites = `
  linkedin.com xing.com github.com gitlab.com bitbucket.org stackoverflow.com twitter.com x.com facebook.com
  instagram.com medium.com dribbble.com behance.net kaggle.com youtube.com tiktok.com t.me wa.me researchgate.net
  orcid.org npmjs.com dev.to angel.co infojobs.net
`;
const hosts = sites.trim().replaceAll(".", "\\.").split(/\s+/).join("|");
const profileSites = new RegExp(`^(?:https?://)?(?:[a-z]{2,3}\\.)?(?:www\\.)?(?:malt\\.\\w+|${hosts})/`);

/** The parts of a person's web addresses that identify: a handle on a known site, else the whole address. */
export function identifyingLinks(
  links: Profile["links"],
  names: Names,
  inContact: (span: Span) => boolean,
): Span[] {
  return links.flatMap(({ value, span }) => {
    const low = fold(value);
    const site = profileSites.exec(low);
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
