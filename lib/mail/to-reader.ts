import { isLocale } from "@/messages/locales";
import { identityDb } from "@/lib/db/identity";
import { inLanguage } from "@/lib/in-language";
import { spokenLocale } from "@/lib/say";

/** Runs work that writes to somebody in the language they read pages in last; in that of whoever asked for it otherwise. */
export async function toReader<T>(email: string, work: () => Promise<T>): Promise<T> {
  const reader = await identityDb.user.findUnique({ where: { email }, select: { locale: true } });
  const locale = reader?.locale ?? undefined;
  return inLanguage(isLocale(locale) ? locale : spokenLocale(), work);
}
