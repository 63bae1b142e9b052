import { headers } from "next/headers";
import { cache, use } from "react";
import type { Locale } from "@/messages/locales";
import { localeFrom } from "@/messages/locale-from";

/** The language of the current request. */
export const requestLocale = cache(async (): Promise<Locale> => localeFrom(await headers()));

export const useLocale = (): Locale => use(requestLocale());
