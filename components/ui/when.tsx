"use client";

import { useSyncExternalStore } from "react";
import { useLocale } from "@/components/words/locale.client";
import { formatLocales, type Locale } from "@/messages/locales";

const date = { day: "numeric", month: "short", year: "numeric" } as const;
const formats = { en: formatsOf("en"), de: formatsOf("de") } satisfies Record<Locale, unknown>;

/** A time as a short date, with the exact local time on hover once the time zone is known; `exact` shows that. */
export function When({ at, exact, className }: { at: string; exact?: boolean; className?: string }) {
  const { day, minute } = formats[useLocale()];
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const time = new Date(at);
  const local = inBrowser ? minute.format(time) : undefined;
  return (
    <time dateTime={at} title={local} className={className}>
      {exact && local ? local : day.format(time)}
    </time>
  );
}

function formatsOf(locale: Locale) {
  return {
    day: new Intl.DateTimeFormat(formatLocales[locale], { ...date, timeZone: "UTC" }),
    minute: new Intl.DateTimeFormat(formatLocales[locale], { ...date, hour: "2-digit", minute: "2-digit" }),
  };
}

const noChange = () => () => {};
