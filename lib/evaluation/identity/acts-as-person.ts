import { worded } from "@/lib/language/worded";

const asPerson = worded("^( {people.meanwhile})? {people.acts}");
const asAnybody = worded("^('s|( {people.meanwhile})? {people.actsOfAnybody})");

/**
 * Whether the word before `rest` (folded) acts as a person does, by the verb that follows. A trade or a tool acts only
 * by what no thing does ("Baker trained staff", but "Jenkins automated builds"); any other everyday word by any verb.
 */
export const actsAsPerson = (rest: string, isOfWork: boolean): boolean =>
  asPerson.test(rest) || (!isOfWork && asAnybody.test(rest));
