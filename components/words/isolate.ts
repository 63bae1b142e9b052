/** Letters written from right to left, and controls of direction that were stored before names were cleaned. */
const rightToLeft =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Text of others between our own, so that its direction reorders nothing around it (UAX #9 §2.4: FSI … PDI). */
export const isolate = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** Several of them on one line; those that are empty or absent are left out. */
export const joined = (texts: readonly (string | false | null | undefined)[], separator = " · ") =>
  texts.flatMap((text) => (text ? [isolate(text)] : [])).join(separator);
