import type { Metadata } from "next";
import { getWords } from "./get-words";
import type { English } from "./translate";

/** A page's `generateMetadata`: its title in the reader's language, and `others` as they are. */
export const titled =
  <C extends English>(name: string, english: C, title: keyof C & string, others?: Metadata) =>
  async (): Promise<Metadata> => ({ title: (await getWords(name, english))(title), ...others });
