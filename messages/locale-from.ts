import { isLocale, type Locale } from "./locales";

/** The language of whoever sends these headers: the one they chose, else the first that their browser asks for and we have. */
export function localeFrom(headers: Pick<Headers, "get">): Locale {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(headers.get("cookie") ?? "")?.[1];
  if (isLocale(chosen)) return chosen;
  const accepted = (headers.get("accept-language") ?? "").split(",");
  return accepted.map((each) => each.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? "en";
}
