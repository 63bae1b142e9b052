import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/candidate.json";

/** What two records share that may belong to the same person: e-mail address, phone number, CV. */
export const sharedDetails = (t: Words<typeof en>, marks: ("email" | "phone" | "cv")[]) =>
  marks.map((mark) => t(`same.${mark}`)).join(", ");
