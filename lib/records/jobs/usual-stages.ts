import { say, sentence, shown } from "@/lib/say";

const names = [sentence("Applied"), sentence("Screen"), sentence("Interview"), sentence("Offer")];

/** The stages of a new job, in its creator's language, or in English where an ATS brings it; they can be edited. */
export const usualStages = () => names.map((name) => shown(say(name)));
