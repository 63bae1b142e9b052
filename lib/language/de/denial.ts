import type { DenialWords } from "../denial-words";

export const denial: DenialWords = {
  before: `
    ohne
    keine?r?n? (Erfahrung(en)?|Kenntnisse?)( in| mit| als)?
    nicht vertraut mit
  `,
  after: ``,
  but: `
    aber
    jedoch
  `,
  or: `oder`,
};
