import type { Language } from "../language";

export const numbers: Language["numbers"] = {
  names: `
    un|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte
  `,
  years: `años?`,
  months: `mes(es)?`,
  orMore: `o más`,
  ranges: `
    # (a|o) #
    entre # y #
  `,
  age: `años de edad`,
  experience: `experiencia`,
};
