import type { Language } from "../language";

export const numbers: Language["numbers"] = {
  names: `
    um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis
    dezessete dezoito dezenove vinte
  `,
  years: `anos?`,
  months: `m(ês|eses)`,
  orMore: `ou mais`,
  ranges: `
    # (a|ou) #
    entre # e #
  `,
  age: `anos de idade`,
  experience: `experiência`,
};
