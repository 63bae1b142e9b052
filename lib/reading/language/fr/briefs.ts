import type { Language } from "../language";

export const briefs: Language["briefs"] = {
  person: `
    (vous|tu|il|elle|ils|elles|on|il ou elle|elle ou il)( (aussi|déjà|vraiment))?
    (le|la|un|une) (bonne? |futur(e)? |nouvelle? |nouveau )?(personne|candidat|candidate|titulaire|collègue|
      candidature)
    (quelqu'un|une? personne|celui|celle|des gens|profil)( (qui|de|d'))?
    qui
    (votre|vos|ton|ta|tes)
  `,
  self: "nous\nje\nj'\nnotre\nnos\nmon\nma\nmes\nmoi\non\nme",
  need: `
    (il (me |nous |vous )?(faut|faudrait|faudra)|(aurais|aurions|avons|ai) besoin (de|d')|faut|besoin (de|d'))
    (il (nous |me )?|nous |me )manque
    (cherche|cherchons|recherche|recherchons|attend|attendons|attends|demande|demandons|exige|exigeons|veux|
      voulons|souhaite|souhaitons|préfère|préfèrent|préférons|préférerai(s|t|ent)|préférerions)
  `,
  modal: "(doit|devez|dois|devra|devrez|devras|doivent|devrait|devriez|faut)",
  have: `
    (avez|as|ait|ayez|aies|avoir|ayant|possède|possédez|possèdes|dispose|disposez|détient|détenez|justifie|
      justifiez|apporte|apportez|apportes) (d'|de )?
    (savez|sait|sais|sache|savoir|connaissez|connaît|connais|connaître|maîtrise|maîtrisez|maîtrises|
      maîtriser|parle|parlez|parles|parler|comprend|comprenez)
    (êtes|est|es|être|soit|soyez|sois) (à l'aise (avec|en)|titulaire (de|du|d'))?
    (pouvez|peut|peux|pouvoir|capable de|travaillé|exercé|fait|ayant)
  `,
  required: `
    (obligatoires?|exigée?s?|requise?s?|impérati(f|ve|fs|ves)|impérativement|indispensables?|nécessaires?|
      essentiel(le)?s?|attendue?s?|demandée?s?|importante?s?)
    (au moins|minimum|mini|évidemment|bien sûr|forcément|un impératif|une obligation|incontournables?)
  `,
  wish: `
    si possible
    (serions|serais|serait) ravie?s?
    aide$
    un (vrai |gros |petit )?plus
    ^plus( )?:
    (un )?(vrai |gros |petit )?(atout|bonus|avantage)
    (apprécié(e|s|es)?|souhaité(e|s|es)?|souhaitables?|bienvenu(e|s|es)?|idéalement|de préférence|
      optionnel(le)?s?|facultati(f|ve)s?|préférables?)
    (ce serait|serait|seraient|serai(t|ent) (un plus|bien|top|super)|nous plairait|plairait|l'idéal|
      tant mieux|encore mieux|l'intérêt)
  `,
  not: "s'abstenir\nne\nn'\npas\njamais\nni\naucune?\nsans\npoint\ninutile\nnon",
  without: "sans\npas de",
  cannot: `
    (pas|ne|impossible|interdit|aucun)( (de )?(poste|possible|embaucher|recruter|travailler|exercer))?
    (par la loi|légale?(ment)?|réglementaire(ment)?|réglementée?)
  `,
  because: `
    (car|parce (que|qu')|puisque|comme (nous|la|le)|afin (de|que|d')|dont|vu|quand|lorsque|pendant|tandis|
      bien que|si bien|alors que|étant donné)
  `,
  offers: `
    (offre|offrons|offert(e|es|s)?|propose|proposons|avantages?|bénéficie|bénéficiez)
    (salaire|rémunération|primes?|mutuelle|congés|rtt|tickets?|titres?|panier|intéressement|participation|
      remises?|parking|cantine|café)
    (véhicule de fonction|voiture de fonction|logement|télétravail|gratuite?s?|remboursée?|heures sup*|13e|
      treizième|euros|brut|net)
    (possible|négociable|tenue)
  `,
  heads: {
    must: `
      (profil|compétences|exigences|prérequis|pré-requis|requis|qualifications|critères|impératif|savoir|besoins)
      (ce qu'il|ce que|qui|ce qu'on) (me |nous |on |je |j')*(faut|recherch*|cherch*|attend*|demand*|exig*|veu*|voul*)
      (il (nous |me )?faut|nous (recherchons|cherchons|attendons|demandons)|je (cherche|veux))
      (vous|tu) (avez|êtes|savez|maîtrisez|possédez|as|es|sais)
      ^vous¶
      ^toi¶
    `,
    nice: "plus\natouts?\nappréci*\nsouhait*\nidéal*\nbonus\noptionnel*",
    duties: `
      (missions?|tâches|responsabilités|activités|attributions|quotidien|rôle|travail|fonctions?|le poste)
      (ce que|que) (vous|tu|il|elle) (fer*|fait*)
      (vous|tu) (serez|seras|aurez|ferez|feras)
      rattaché*
    `,
    none: `
      (nous|on) (offr*|propos*|vous (offr*|propos*)|t'(offr*|propos*))
      (ce que|ce qu'on) (nous|on)? ?(vous )?(offr*|propos*)
      (avantages|rémunération|à propos|qui sommes*|l'entreprise|entreprise|société|notre (histoire|
        entreprise|culture|équipe))
      (postuler|candidature|contact|similaires|ces offres|offres|mentions|cookies|salaire|horaires|créer une alerte)
      ^nous¶
    `,
  },
  small: `
    vraiment bien entre nous cela ça celui celle ceci le la les l un une des du de d à au aux en dans sur
    sous pour par avec sans chez vers et ou mais donc or ni car
    que qui quoi dont où ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il
    elle on nous vous ils elles me te se ne pas plus très est sont était être a ont avoir fait faire recherche
    cherche recrute urgent besoin deux trois bien oui non tout tous toute aussi comme si
  `,
  nearness: "à de d en près vers chez sur",
  titleJoins: "de du des d' en d’ sur",
  praise: `
    nouveau nouvelle bon bonne expérimenté expérimentée motivé motivée jeune
    sérieux sérieuse urgent urgente cdi cdd
    intérim temps plein partiel offre poste emploi petit ancien ancienne
  `,
  suffixes: "eur euse rice ier ière ien ienne iste ant ante logue aire eure ateur",
  and: "et\nainsi que",
  or: "ou",
  otherwise: "sinon",
  so: "donc\ndu coup",
  finite:
    "(est|sont|était|étaient|ont|va|fait|sera|veut|dit|vient|arrive|serait|seraient|ce serait|plairait)",
  someone: `
    quelqu'un( (qui|de|d'))?
    (une? )?personnes?( (qui|de|d'))?
    (une? )?(successeur|remplaçante?)
  `,
  merely: "pas (que|seulement|juste|plus (de|d'))\nne (t'|m'|s')?\nn'hésite*\ncomme (personne|nul)",
  wanted: `
    (annonce|offre d'emploi)
    recherché(e|s)?
    on (re)?cherche
    recherche
    (recrute|recrutons|embauche|embauchons|engage|engageons)
  `,
  abbreviations: "m mme mlle dr env max min tél ex hab éq etc resp",
  strict: "obligatoires?\nimpérati(f|ve)s?\nexigée?s? par la loi\nindispensables?",
  that: "(que|qu'il|qu'elle)",
  only: "uniquement\nseulement",
  it: "(ça|cela|quoi|lequel|laquelle|celui-ci|celle-ci)",
  purposes: "pour",
  posts: `
    (poste|offre|emploi|place|annonce)( d'emploi)?( (de|comme|en tant que|pour)| d')( une?)?
    (remplaçons|remplacer|remplace|remplacement d(e|'))( (notre|une?|la|le))
  `,
  another: "une?",
  having: "avec",
};
