/** What `icu-minify/format` formats dates, numbers and plurals with: each made once, as making one is slow. */
export const formatters = {
  getDateTimeFormat: remembered(
    (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of),
  ),
  getNumberFormat: remembered(
    (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  ),
  getPluralRules: remembered(
    (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  ),
};

function remembered<A extends unknown[], R>(make: (...of: A) => R): (...of: A) => R {
  const made = new Map<string, R>();
  return (...of) => {
    const key = JSON.stringify(of);
    const present = made.get(key) ?? make(...of);
    made.set(key, present);
    return present;
  };
}
