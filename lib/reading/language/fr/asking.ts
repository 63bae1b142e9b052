import type { Language } from "../language";

export const asking: Language["asking"] = {
  headings: {
    nice: "ce serait un plus\n(les )?plus\natouts\nserait un plus\noptionnel",
    none: `
      notre (culture|équipe|entreprise)
      ce que nous !(recherchons|attendons|cherchons)
      nous offrons
      avantages
      à propos de
      qui sommes*
      postuler
    `,
    must: `
      vous (avez|êtes|maîtrisez|justifiez|possédez|disposez)
      nous recherchons
      (ce que|qui) nous (recherchons|attendons|cherchons)
      (votre )?profil
      compétences
      formation
      expérience
      exigences
      prérequis
    `,
    duties: "(vos )?missions?\nresponsabilités\ntâches\nle poste",
    about: "description du poste\ndescriptif",
  },
  goesOn: "",
  titleHeadings: "(intitulé|titre)( du poste)?\nposte",
  titleLabels: "poste\nemploi",
  offers: "mutuelle\ntickets? restaurant\npar mois\nbrut",
  pay: "salair*\nsalarial*\nrémunération*\nprétentions?\n(taux|tarif) journalier\ntjm",
  mailHeaders: "objet\nde\nà\nenvoyé\ndate\ncc",
  subjectHeaders: "objet",
  closings:
    "((bien )?cordialement|bien à (toi|vous)|merci|à (bientôt|plus)|bises|sincères salutations|amicalement)",
  greetings: `
    bonjour
    bonsoir
    salut
    merci( d'avance)?
    cordialement
    (merci|((bien )?cordialement)|bien à vous),? *¶
  `,
  facts: `
    cdi
    (poste à pourvoir )?immédiat*
    # heures( par semaine)?
    vacataire*
    saison( (été|hiver))?
    possible
  `,
  starts: `
    dès( (le|début|fin|mi))?
    à (partir|compter) (de|d'|du)
    (début|démarrage|prise de (poste|fonctions?)|date de (début|prise de poste))( (en|le|au|dès))?
    à pourvoir (pour|en|le|au)
    pour( le)?
  `,
  startsSoon: `
    (début|démarrage|prise de (poste|fonctions?)|(poste )?à pourvoir)( )?:? (immédiate?(ment)?|rapide(ment)?|de suite)
    ((début|démarrage|prise de (poste|fonctions?)|(poste )?à pourvoir)( )?:? )?dès que possible
    ^immédiat(ement)?¶
  `,
  seeking: "(re)?cherchons\nrecherche\nrecrute\nrecrutons",
  wanting: `
    (cherche|cherchons|besoin de|il nous faut)( une?| (deux|trois))?
    besoin d'(une?)?
  `,
  praise: "un(e|/e)?",
  afterTitle: "pour\navec\nqui\nafin\nau\nà\nchez\ndans\nrecherchée?",

  nice: `
    optionnel*
    un (vrai |gros |petit )?plus
    ^(les )?plus( )?:
    atouts?
    bonus( si)?
    serait un
    appréciée?s?
    souhait(ée?s?|ables?)
    idéalement
    de préférence
  `,
  must: "obligatoire*\nexigé*\nrequis*\nimpéra*\nau moins\nindispensable",
  preferably: "idéalement\nde préférence",
  byLaw: "(permis|diplôme d'état) … (obligatoire|exigé|requis|indispensable)\npermis de travail",
  lawful: "permis\ndiplôme",
  workPermit: `
    permis de (travail|séjour)
    titre de séjour
    autorisation de (travail|travailler)
  `,
  held: `
    certificats?
    permis de
    permis (de (travail|conduire|séjour)|(a|b|c|d|e))
    titre de séjour
    autorisation de (travail|travailler)
    casier judiciaire
    habilitation*
  `,
  be: "(est|sont|serait|seraient)( (un|très))?",
  notAsked: "n'est pas (requis|nécessaire|exigé)e?",
  noExperience: "aucune expérience",
  asks: `
    (travail|horaires) (posté*|de nuit|décalés)
    astreintes?
    déplacements
    exige*
    requis*
    expérience
    maîtrise
    connaissances?
    vous (maîtrisez|savez|avez|êtes|justifiez|possédez|disposez)
    permis
  `,

  you: `
    vous (justifiez|disposez|bénéficiez) (d'une?|de)
    vous (maîtrisez|savez|avez|possédez|êtes titulaire|êtes)( (du|de la|de|d'une?|une?|les?|la))?
  `,
  introducing: `
    (connaissances?|maîtrise|expérience|compétences?|notions)( (avancée|approfondie|solide)s?)?
    capacité
    aptitude
  `,
  askingAlone: "",
  opening: `
    (très )?(bonnes?|excellentes|solides?)
    (la|une) (bonne|solide)
  `,
  closing: "",
  abilities: "",
  manner: "",
  purpose: "",
  articles: "(la|les?|une?|du|des)\nl'\nd'",
  prepositions: "en\nde\ndu\ndes\ndans\ncomme\navec\nà\nparmi",
  and: "et",
  or: "ou",
  adding: "afin de\navec\npour",
  examples: "par exemple\ncomme",
  including: "y compris\nincluant",
  means: "avec",
  verbs: "",
  bothWays: "à l'(écrit|oral) (et|comme) à l'(écrit|oral)\n(oral|écrit|parlé) et (oral|écrit|parlé)",

  experienceAlone: "expérience",
  experience: "expérience",
  as: "comme\nen tant que\nen tant qu'",
  doing: "",
  roleEnds: "",
  atLeast: "au moins\nau minimum\nminimum\nde\nd'",
  numbers: "",

  lacks: "manque\nbesoin\ncherche",
  hasDone: "a",
  someone: "quelqu'un qui",

  labels: {
    department: "département\nservice\néquipe",
    location: "où\nlieu( de travail)?\nlocalisation\nsite\nville",
    employment: "type de contrat\ncontrat\ntemps de travail",
  },
  employment: {
    full_time: "temps (plein|complet)",
    part_time: "temps partiel\nmi-temps",
    contract: "indépendante?",
    temporary: "cdd\nintérim",
    internship: "stage (de|en|conventionné)\nstagiaire",
  },
  permanent: "cdi",
  department: "département\néquipe",
  remote: "télétravail",
  places: "à\nen\npour",
  genders: "h f",
  openToAll: "",
  bothEndings: "e",
  referenceNumbers: "",
  keywordLabels: "mots(-| )clés",
};
