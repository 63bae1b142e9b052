import type { NumberWords } from "../number-words";

export const numbers: NumberWords = {
  names: `
    a|one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty
  `,
  years: `
    years?
    yrs?.?
  `,
  months: `months?`,
  orMore: `
    or more
    plus
    full
    solid
    of
  `,
  ranges: `
    # (to|or) #
    between # and #
  `,
  age: `years? (old|of age)`,
  experience: `experience`,
};
