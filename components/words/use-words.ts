import { use } from "react";
import { useLocale } from "#locale";
import { language } from "./languages";
import { type English, translator, type Words } from "./translate";

/**
 * A catalogue's messages in the reader's language, for components of server and browser alike:
 *
 *     import en from "@/messages/en/job.json";
 *     const t = useWords("job", en);
 *     t("people", { count: 3 });
 *
 * English comes with the component's own code, another language by itself when a page first needs it.
 */
export function useWords<C extends English>(name: string, english: C): Words<C> {
  const locale = useLocale();
  const messages = locale === "en" ? english : (use(language(locale))[name] as C);
  return translator(name, locale, messages);
}
