/** Sentences a recruiter reads. They name the criterion and numbers, never anything else of the candidate. */
export const years = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
};
