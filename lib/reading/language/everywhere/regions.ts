/** Common short and local names that are not official. */
export const alsoSaid = `
  usa, u.s.a., uk, u.k., england, scotland, wales, northern ireland, brd, ddr, holland, bayern, bavaria,
  hessen, sachsen, nrw, nordrhein-westfalen, baden-wurttemberg, niedersachsen, rheinland-pfalz, brandenburg,
  thuringen, ile-de-france, bretagne, normandie, occitanie, provence, catalunya, cataluna, andalucia,
  comunidad de madrid, comunitat valenciana, pais vasco, galicia, sao paulo, rio de janeiro, minas gerais,
  parana, sp, rj, mg, pr, rs, df, ontario, quebec, british columbia, alberta, new south wales, victoria,
  queensland, california, texas, florida, new york, massachusetts, washington, illinois, pennsylvania,
  colorado, virginia, michigan, arizona, oregon, cdmx, jalisco, nuevo leon, buenos aires
`;
/** Abbreviations of North American states and provinces. */
export const americanStates = `
  al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok
  or pa ri sc sd tn tx ut vt va wa wv wi wy dc on qc bc ab
`;
/** The two-letter abbreviations recognized within a sentence: others are common words, "in", "me". */
export const shortInSentences = "uk";
/** Abbreviated beginnings of town names. */
export const townBeginnings = "St St.";
