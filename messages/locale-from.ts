import { isLocale, type Locale } from "./locales";

/** The request's language: the locale cookie, else the first supported one in Accept-Language, else English. */
export function localeFrom(headers: Pick<Headers, "get">): Locale {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(headers.get("cookie") ?? "")?.[1];
  if (isLocale(chosen)) return chosen;
  const accepted = (headers.get("accept-language") ?? "").split(",");
  return accepted.map((each) => each.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? "en";
}
