import { hasMessage, type Words } from "@/components/words/translate";
import en from "@/messages/en/identity.json";

/** Why a form's door took nothing, by what it calls that in the address; undefined where it named nothing we know. */
export function problemText(t: Words<typeof en>, form: string, problem: string | undefined) {
  const key = [`${form}.problem.${problem}`, `password.${problem}`].find((each) => hasMessage(en, each));
  return key && t(key);
}
