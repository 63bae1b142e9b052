import type { Language } from "../language";

export const numbers: Language["numbers"] = {
  names: `
    ein|eine|einem|einer|eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
    sechzehn siebzehn achtzehn neunzehn zwanzig
  `,
  years: `jahre?n?
    j.
    jährige?(n|r|m|s)? =((*e(n|r|m|s)? )?(*erfahrung|*praxis|*tätigkeit))`,
  months: `monate?n?`,
  orMore: `
    oder mehr
    volle
  `,
  ranges: `
    # (bis|oder) #
    zwischen # und #
  `,
  age: `jahre alt`,
  experience: `*erfahrung`,
};
