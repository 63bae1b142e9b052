import { language } from "./languages";
import { requestLocale } from "./locale.server";
import { type English, translator, type Words } from "./translate";

/** `useWords` for async code: pages, their metadata, actions. */
export async function getWords<C extends English>(name: string, english: C): Promise<Words<C>> {
  const locale = await requestLocale();
  const messages = locale === "en" ? english : ((await language(locale))[name] as C);
  return translator(name, locale, messages);
}
