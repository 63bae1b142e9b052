import type { DenialWords } from "../denial-words";

export const denial: DenialWords = {
  before: `
    sin( experiencia( en| con)?| conocimientos? de)?
    ningun(a|o)? (experiencia|conocimiento)( en| de| con)?
    no tengo experiencia( en| con)?
  `,
  after: ``,
  but: `pero`,
  or: `
    o
    ni
  `,
};
