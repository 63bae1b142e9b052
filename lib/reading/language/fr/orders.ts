import type { Language } from "../language";

const person = "(candidat(e|ure)?|profil|dossier|cv|curriculum vitae|document)";

export const orders: Language["orders"] = {
  ignore: `
(ignorez|oubliez|oublie|ne tenez pas compte|ne tiens pas compte|fais abstraction|faites abstraction)
(ne suivez pas|n'appliquez pas)
`,
  earlier: `
(précédent*|ci-dessus|toutes?|tous|vos|tes)
`,
  orders: `
(consignes|instructions|règles|critères|directives)
`,
  everything: `
tout
`,
  before: `
(ci-dessus|précédent*|précède)
`,
  youAre: `
(tu es|vous êtes|agis comme|agissez comme)
`,
  role: `
(maintenant |désormais )?(un |une )?(* )?(assistante?|modèle|ia|recruteur)
`,
  machine: `
(modèles? de langage|intelligence artificielle|agent conversationnel)
systèmes? (de tri|de sélection|d'évaluation|de présélection)( automatique| automatisé)?
`,
  anyMachine: `
(ia|assistante?|modèle)
`,
  note: `
(à l'attention|message|note) (de|du|pour|à)( la| le| l'| tout)?
(attention|bonjour|cher|chère)(,)?
^pour (l'|la|le|tout)
`,
  must: `
(doit|doivent|devrait)
`,
  rate: `
(note(z|r)?|attribue(z|r)?|donne(z|r)?|classe(z|r)?|évalue(z|r)?|augmente(z|r)?)
`,
  thisPerson: `
(cette|cet?|le|la|ce|l'|mon|ma)( )?${person}
`,
  candidate: `
candidat(e|s|es|ure)?
`,
  me: `
(moi|me)
`,
  top: `
(parfaite?|maximale?|maximum|la plus haute|le plus élevé|meilleure? note|premier|en premier)
(première (place|position)|en tête)
`,
  score: `
(note|points|score|évaluation)
`,
  consider: `
(considère|considérez|considérer|marque(z|r)?)
`,
  every: `
(tous|toutes|chaque)
`,
  criteria: `
(critères?|exigences|compétences)
`,
  met: `
(remplis?|satisfaits?|atteints?)
`,
  is: `
(est|remplit|répond|satisfait)
`,
  perfect: `
(parfait*|idéale?|toutes?|tous)
`,
  accept: `
(recommande(z|r)?|accepte(z|r)?|retene(z|r)|valide(z|r)|choisis(sez)?|classer|retenir|recommander)
`,
  accepted: `
(retenue?|accepte*|sélectionne*|embauche*|class*)
`,
  you: `
(vous|votre|vos|tu|tes)
`,
  judging: `
(évalu*|attribue*|notation|note|critères?|remplis?|satisfait*)
`,
  commanding: `
(merci de|veuillez|supposez|considérez|doit)
`,
  feigning: `
(faites comme si|supposez)
`,
  highest: `
(meilleure (note|évaluation)|note (maximale|parfaite|la plus haute))
`,
  begging: `
(merci de|veuillez|s'il vous plaît|donnez-moi|m'attribuer|m'accorder)
`,
  alike: `
comme celui-ci
`,
  anywhere: `
nouvelles? (instructions?|consignes?)( )?:
(si tu es|si vous êtes) (un |une )?(ia|modèle|bot|intelligence artificielle)
ne … (mentionne*|signale*|révèle*) … (cet?|cette|ces|consigne*)
affiche(z|r)? … (vos instructions|tes instructions)
(réponds|répondez|retourne(z|r)?) … (uniquement|seulement|avec) … (met|oui|100|json)
fin (du|de) (cv|document|curriculum)( )?(.|:|-|=)
(cachée?s?|secrète?s?) (instructions?|consignes?)
(instructions?|consignes?) (cachée?s?|secrète?s?)
note(r|z) … comme (rempli|acquis|satisfait)*
(faites|fais) comme si … (critères|exigences|compétences)
désormais(,)? (tu es|vous êtes)
remplace … (toutes|vos) … (consignes|règles|instructions)
`,
};
