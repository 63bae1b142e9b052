/** How a language words numbers and lengths of time. */
export const numbers = {
  /** One, two, three … in order; "a|one" where a number has two names. */
  names: `
    a|one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty
  `,
  years: `
    years?
    yrs?.?
  `,
  months: `mo(nth)?s?`,
  /** Words that may come between a number and its unit: "5 or more years", "two full years". */
  orMore: `
    or more
    plus
    full
    solid
    of
  `,
  /** Ranges, with "#" for each number: "# to #". */
  ranges: `
    # (to|or) #
    between # and #
  `,
  /** Words that make a number of years an age. */
  age: `years? (old|of age)`,
  /** Nouns that make a number of months time at work; a probation of six months is not. */
  experience: `experience`,
};
