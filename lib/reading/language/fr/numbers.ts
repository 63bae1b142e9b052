import type { Language } from "../language";

export const numbers: Language["numbers"] = {
  names: `
    un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
    dix-neuf vingt
  `,
  years: `
    ans?
    années?
  `,
  months: `mois`,
  orMore: `ou plus`,
  ranges: `
    # (à|ou) #
    entre # et #
  `,
  age: `ans d'âge`,
  experience: `(d')?expérience`,
};
