import { listed, worded } from "@/lib/language/worded";

/** English verbs in "-ed" and German ones in "-ierte". */
const pastTense = "\\p{L}{2,}(?<!ne)ed(?!\\p{L})|\\p{L}+ierte(?!\\p{L})";

const asPerson = worded("^( {people.meanwhile})? {people.acts}");
const asAnybody = new RegExp(
  `^(?:'s(?!\\p{L})|(?: ${listed("people.meanwhile")})? (?:${listed("people.actsOfAnybody")}|${pastTense}))`,
  "u",
);

/**
 * Whether the word before `rest` (folded) acts as a person does, by the verb that follows. A trade or a tool acts only
 * by what no thing does ("Baker trained staff", but "Jenkins automated builds"); any other everyday word by any verb.
 */
export const actsAsPerson = (rest: string, isOfWork: boolean): boolean =>
  asPerson.test(rest) || (!isOfWork && asAnybody.test(rest));
