/** Credits an act costs. An evaluation that was made before, of the same input, costs nothing. */
export const prices = { evaluation: 1, scorecardGeneration: 2 } as const;
