/** Credits per act. Repeating an evaluation of the same input costs nothing. */
export const prices = { evaluation: 1, scorecardGeneration: 2 } as const;
