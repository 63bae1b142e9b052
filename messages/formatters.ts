/** Intl formatters, those of `icu-minify/format` and of lists, cached because creating one is slow. */
export const formatters = {
  getDateTimeFormat: memoized(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getListFormat: memoized(
    (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
  ),
  getNumberFormat: memoized(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: memoized(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

function memoized<A extends unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  const made = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args);
    const formatter = made.get(key) ?? make(...args);
    made.set(key, formatter);
    return formatter;
  };
}
