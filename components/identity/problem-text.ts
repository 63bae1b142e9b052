import { hasMessage, type Words } from "@/components/words/translate";
import en from "@/messages/en/identity.json";

/** The text for the ?problem= code of a rejected form; undefined if the code is unknown. */
export function problemText(t: Words<typeof en>, form: string, problem: string | undefined) {
  const key = [`${form}.problem.${problem}`, `password.${problem}`].find((each) => hasMessage(en, each));
  return key && t(key);
}
