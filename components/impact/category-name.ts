import { hasMessage, type Words } from "@/components/words/translate";
import en from "@/messages/en/impact.json";

/** The name of a category; of two at once, "race · sex". */
export const categoryName = (t: Words<typeof en>, category: string) =>
  category
    .split("/")
    .map((part) => {
      const key = `category.${part}`;
      return t(hasMessage(en, key) ? key : "category.other");
    })
    .join(" · ");
