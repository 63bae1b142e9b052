/**
 * Marital states, folded, in the five languages, as alternatives of a pattern: words that mean nothing else. "Single",
 * "separated" and "engaged" do ("engaged in open source"), so each place adds what it can tell apart.
 */
export const maritalStates =
  "unmarried|married|divorced|widow(?:ed|er)?|ledig|verheiratet|geschieden|verwitwet|verpartnert|celibataire|mariee?|divorcee?|pacsee?|veufe?|veuve|en concubinage|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|solteir[oa]|viuv[oa]|uniao estavel";
