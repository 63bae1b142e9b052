/** What is left for years beyond those asked for; each further one adds less. */
const beyondWorth = 0.05;
const beyondYears = 6;
/** Where no number of years is asked for, any time in the role is worth most of it. */
const anyTimeWorth = 0.85;
const anyTimeYears = 3;

const grown = (time: number, scale: number) => 1 - Math.exp(-time / scale);

/** What a time in a role is worth, 0 to 1, against the years that are asked for; 0 years where none are. */
export function timeWorth(time: number, minimum: number): number {
  if (minimum === 0) return anyTimeWorth + (1 - anyTimeWorth) * grown(time, anyTimeYears);
  return (
    (1 - beyondWorth) * Math.min(1, time / minimum) +
    beyondWorth * grown(Math.max(0, time - minimum), beyondYears)
  );
}
