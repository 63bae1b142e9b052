"use client";

import { localeNames, locales } from "@/messages/locales";
import { chooseLocale, useLocale } from "./locale.client";

/** Buttons for the other languages, on pages without the account menu. */
export function LanguageChoice({ label }: { label: string }) {
  const current = useLocale();
  return (
    <div role="group" aria-label={label} className="ml-auto flex gap-4">
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            className="underline"
            onClick={() => chooseLocale(locale)}
          >
            {localeNames[locale]}
          </button>
        ))}
    </div>
  );
}
