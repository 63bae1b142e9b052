/** Whether slow tests check every case instead of a sample of each kind: `THOROUGH=1 npm test`. */
export const thorough = process.env.THOROUGH === "1";
