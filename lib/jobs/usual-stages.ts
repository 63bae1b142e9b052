import { say, sentence } from "@/lib/say";

const names = [sentence("Applied"), sentence("Screen"), sentence("Interview"), sentence("Offer")];

/** The stages of a new job, in its creator's language; they can be edited. */
export const usualStages = () => names.map((name) => say(name));
