/** Whether tests look at every variant of a slow case, and not at one: `THOROUGH=1 npm test -- tests/documents tests/ai`. */
export const thorough = process.env.THOROUGH === "1";
