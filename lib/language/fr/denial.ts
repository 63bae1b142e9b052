import type { DenialWords } from "../denial-words";

export const denial: DenialWords = {
  before: `
    sans
    aucune? (expérience|connaissance)s?( en| de| du| avec)?
    pas d'expérience( en| avec)?
  `,
  after: ``,
  but: `mais`,
  or: `ou`,
};
