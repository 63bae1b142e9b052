"use client";

import { createContext, useContext } from "react";
import type { Locale } from "@/messages/locales";

const PageLocale = createContext<Locale>("en");

/** Tells the components of a page its language. */
export const LocaleProvider = PageLocale.Provider;
export const useLocale = (): Locale => useContext(PageLocale);

/** Keeps a year what a person chose, in a cookie that the server reads before the first paint. */
export function chooseLocale(locale: Locale) {
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
  window.location.reload();
}
