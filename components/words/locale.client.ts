"use client";

import { createContext, useContext } from "react";
import type { Locale } from "@/messages/locales";

const PageLocale = createContext<Locale>("en");

/** Provides the page's language to its components. */
export const LocaleProvider = PageLocale.Provider;
export const useLocale = (): Locale => useContext(PageLocale);

/** Keeps the chosen language for a year in a cookie, which the server reads before the first paint. */
export function chooseLocale(locale: Locale) {
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
  window.location.reload();
}
