import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/candidate.json";

/** What two records of perhaps one person share. */
export const sameMarks = (t: Words<typeof en>, marks: ("email" | "phone" | "cv")[]) =>
  marks.map((mark) => t(`same.${mark}`)).join(", ");
