import type { DenialWords } from "../denial-words";

export const denial: DenialWords = {
  before: `
    sem( experiência( em| com)?| conhecimentos? de)?
    nenhum(a|o)? (experiência|conhecimento)( em| de| com)?
  `,
  after: ``,
  but: `
    mas
    porém
  `,
  or: `
    ou
    nem
  `,
};
