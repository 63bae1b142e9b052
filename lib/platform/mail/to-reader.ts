import { isLocale } from "@/messages/locales";
import { identityDb } from "@/lib/platform/db/identity";
import { inLanguage } from "@/lib/in-language";
import { spokenLocale } from "@/lib/say";

/** Runs `work` in the language the recipient last read pages in, if known; otherwise in the current language. */
export async function toReader<T>(email: string, work: () => Promise<T>): Promise<T> {
  const reader = await identityDb.user.findUnique({ where: { email }, select: { locale: true } });
  const locale = reader?.locale ?? undefined;
  return inLanguage(isLocale(locale) ? locale : spokenLocale(), work);
}
