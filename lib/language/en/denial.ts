import type { DenialWords } from "../denial-words";

export const denial: DenialWords = {
  before: `
    without
    lack(s|ing)?( of| in)?
    (absence|devoid|steer(s|ed|ing)? clear|unfamiliar)( of| with)?
    excluding
    except(ion of| for)?
    other than
    no (prior |previous |real |direct )?(experience|knowledge|exposure|background)( in| of| with| as| on| using)?
    no (prior |previous |real |direct )?(skills?|training|familiarity)( in| of| with| as| on| using)?
    not (yet )?(familiar|experienced|proficient|skilled|trained|certified|versed|licensed)( in| with| as| on)?
    never (used|worked|done|had)( with| in| as)?
  `,
  after: `
    (has|have|had) been removed
    not (being )?(part|included|among|required|available|present|used)
    is missing
    (was|were) not
  `,
  but: `
    but
    however
    yet
  `,
  or: `(n?or)`,
};
