import { cookies, headers } from "next/headers";
import { cache, use } from "react";
import { isLocale, type Locale } from "@/messages/locales";

/** The language of whoever asks: the one they chose, else the first that their browser asks for and we have. */
export const requestLocale = cache(async (): Promise<Locale> => {
  const chosen = (await cookies()).get("locale")?.value;
  if (isLocale(chosen)) return chosen;
  const asked = (await headers()).get("accept-language") ?? "";
  return (
    asked
      .split(",")
      .map((each) => each.trim().slice(0, 2).toLowerCase())
      .find(isLocale) ?? "en"
  );
});

export const useLocale = (): Locale => use(requestLocale());
