import { use } from "react";
import { useLocale } from "#locale";
import { language } from "./languages";
import { type English, translator, type Words } from "./translate";

/**
 * A catalogue's messages in the reader's language, for server and client components:
 *
 *     import en from "@/messages/en/job.json";
 *     const t = useWords("job", en);
 *     t("people", { count: 3 });
 *
 * English is bundled with the component; other languages load separately when a page first needs them.
 */
export function useWords<C extends English>(name: string, english: C): Words<C> {
  const locale = useLocale();
  const messages = locale === "en" ? english : (use(language(locale))[name] as C);
  return translator(name, locale, messages);
}
