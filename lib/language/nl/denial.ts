import type { DenialWords } from "../denial-words";

export const denial: DenialWords = {
  before: `
    zonder
    geen (ervaring|kennis|diploma)( met| in| van| als)?
    niet bekend met
    nooit (gewerkt|gedaan)( met| in| als)?
  `,
  after: `
    niet (vereist|nodig|aanwezig)
    ontbreekt
  `,
  but: `
    maar
    echter
  `,
  or: `
    of
    noch
  `,
};
