/** How a language counts, and how it states a length of time. */
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
  months: `months?`,
  /** What may stand between a number and its unit: "5 or more years", "two full years". */
  orMore: `
    or more
    plus
    full
    solid
    of
  `,
  /** The two ends of a range, each "#": "# to #". */
  ranges: `
    # (to|or) #
    between # and #
  `,
  /** What makes a number of years an age. */
  age: `years? (old|of age)`,
  /** What a number of months is stated of; a probation of six months is no time at work. */
  experience: `experience`,
};
