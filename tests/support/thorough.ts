/** Whether slow, rare tests look at all there is, and not at a part of each kind: `THOROUGH=1 npm test`, their full form. */
export const thorough = process.env.THOROUGH === "1";
