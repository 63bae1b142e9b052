import type { Language } from "../language";

export const reading: Language["reading"] = {
  headings: {
    personal: `
      coordonnées, informations personnelles, état civil, données personnelles, contactez-moi,
      infos personnelles, renseignements personnels
    `,
    summary: `
      profil professionnel, à propos, à propos de moi, présentation, résumé, objectif, objectif professionnel,
      accroche, en bref
    `,
    experience: `
      expérience professionnelle, expériences professionnelles, expériences, parcours professionnel, parcours,
      emplois, emploi, carrière, stages, stage, historique professionnel, activités professionnelles
    `,
    education: `
      formation, formations, études, diplômes, diplôme, formation académique, parcours académique,
      parcours scolaire, cursus, cursus scolaire, cursus universitaire, scolarité, formation initiale,
      éducation et formation
    `,
    skills: `
      compétences, compétences techniques, compétences clés, savoir-faire, savoir-être, informatique,
      compétences informatiques, outils, logiciels, domaines de compétences, atouts, qualites, connaissances,
      compétences professionnelles, domaines d'expertise, technologies maîtrisées, aptitudes
    `,
    languages: `
      langues, langue, compétences linguistiques, langues étrangères, langues parlées
    `,
    certificates: `
      certificats, formations complémentaires, formation continue, certifications et formations,
      permis et certifications, habilitations
    `,
    projects: `
      projets, projets personnels, réalisations
    `,
    other: `
      centres d'intérêt, centre d'intérêt, loisirs, intérêts, divers, bénévolat, distinctions, prix, activités,
      vie associative, conférences, interventions, publications, expositions, informations complémentaires,
      engagements, activités extra-professionnelles
    `,
  },
  studiesOrSkills: "qualification*",
  months: `
    janvier janv
    février févr fev
    mars
    avril avr
    mai
    juin
    juillet juil
    août
    septembre sept
    octobre oct
    novembre nov
    décembre déc
    `,
  dates: {
    present: `
      (le |l')?(présent|aujourd'hui|actuel|actuelle|actuellement|ce jour|en cours|maintenant)
      `,
    to: `
      à
      au
      `,
    and: "et",
    ordinals: "er",
    of: "de",
    between: "entre",
    since: `
      depuis( le)?
      à partir de
      `,
    until: "jusqu'(en|à|au)",
    seasons: "printemps été automne hiver début mi fin",
    quarters: "trimestre",
  },
  degrees: {
    doctorate: `
      doctorat
      thèse de
      `,
    master: `
      diplôme d'(état d')?ingénieur
      école d'ingénieurs?
      maîtrise (en|ès)
      maîtrise (de |du |des |d')?(droit|lettres|sciences|informatique|économie|gestion|mathématiques|physique|chimie)
      maîtrise (de |du |des |d')?(biologie|histoire|géographie|psychologie|sociologie|philosophie|langues)
      mastère
      dess
      dea
      bac( )?+( )?(4|5)
      grande école
      `,
    bachelor: `
      licence (en|de|professionnelle|pro|l1|l2|l3|staps|droit|lettres|sciences|informatique|économie|mathématiques)
      licence (langues|histoire|psycho*)
      licence d'*
      licence, uni*
      bac( )?+( )?3
      but (en|informatique|gea|tc)
      `,
    highSchool: "",
    vocational: `
      diplôme
      bts
      dut
      deug
      cap *
      bep
      bac( )?+( )?2
      alternance
      `,
    school: `
      baccalauréat
      bac (s|es|l|pro|général|technologique)
      brevet
      lycée
      `,
  },
  anyDegree: "diplôme",
  schools: `
    école*
    lycée
    faculté
    iut
    insa
    hec
    essec
    edhec
    `,
  occupations: `
    développeur développeuse ingénieure programmeur responsable directeur directrice chef cheffe gérant gérante
    gestionnaire conseiller conseillère chargé chargée technicien technicienne mécanicien électricien plombier
    menuisier maçon peintre chauffeur conducteur livreur magasinier cariste vendeur vendeuse commercial
    commerciale comptable contrôleur auditeur analyste secrétaire hôtesse infirmier infirmière médecin
    aide-soignant aide-soignante pharmacien kinésithérapeute enseignant enseignante professeur formateur
    formatrice éducateur éducatrice animateur animatrice stagiaire alternant alternante apprenti apprentie
    cuisinier cuisinière serveur serveuse boulanger pâtissier coiffeur coiffeuse employé employée ouvrier
    ouvrière opérateur opératrice graphiste rédacteur rédactrice journaliste traducteur avocat juriste acheteur
    acheteuse logisticien chercheur doctorant préparateur coordinateur coordinatrice électromécanicien
    électromécanicienne soudeur soudeuse usineur tourneur fraiseur chaudronnier carreleur couvreur plaquiste
    électronicien monteur monteuse facteur hôtelier barman veilleur gardien gardienne vigile agriculteur
    jardinier paysagiste préparatrice consultante assistante adjoint adjointe concepteur chercheuse caissier
    caissière
    boucher bouchère charpentier vitrier grutier coursier vétérinaire opticien opticienne sage-femme ambulancier
    ambulancière orthophoniste auxiliaire bibliothécaire interprète photographe couturière couturier bijoutier
    esthéticienne fleuriste plongeur réceptionniste notaire actuaire courtier courtière dessinateur dessinatrice
    comédien comédienne musicien musicienne maître-nageur policier policière pompier ajusteur brasseur vigneron
    vigneronne viticulteur poissonnier fromager téléconseiller téléconseillère manutentionnaire tapissier
    serrurier ébéniste concierge
  `,
  occupationForms: "e ne s nes",
  occupationEndings: "",
  tradeEndings: "eur euse trice ien ienne iste ier ière",
  qualifiers: `
    ventes achats ressources humaines production qualité logistique informatique communication clientèle
    développement recherche projet projets travaux études gestion finances
  `,
  organizations: `
    groupe
    sa
    clinique
    hôpital
    banque
    ministère
    mairie
    agence
    fondation
    université
    institut
    école
    boucher bouchère notaire sage-femme coursier coursière nounou auxiliaire réceptionniste géomètre dessinateur
    dessinatrice chimiste biologiste laborantin laborantine
    `,
  elisions: "d' l' s' qu' n' j' m' c'",
  contractions: "",
  functionWords: `
    et de la le les des du en pour dans au aux avec sur par un une d l est que sein depuis aujourd hui
    compétences formation langues ans gestion développement responsable mise
  `,
  languageNames: `
    zh: mandarin
    nl: hollandais
    `,
  languageEndings: "",
  languageLevels: {
    native: `
      bilingue
      langue maternelle
      maternel*
      `,
    fluent: `
      courant
      courante
      couramment
      `,
    professional: `
      avancée?
      professionnel*
      bon niveau
      bonne niveau
      `,
    intermediate: "intermédiaire",
    basic: `
      débutante?
      notions
      scolaire
      basiques?
      `,
  },
  levelWords: "niveau",
  languageManner: "courant lu parlé écrit",
  roles: {
    titleLabels: `
      poste
      fonction
      intitulé( du poste)?
      `,
    employerLabels: `
      entreprise
      employeur
      société
      `,
    leadsToDates: `
      période
      durée
      du
      de
      depuis( le)?
      entre
      # ans?( # mois)?
      # mois
      `,
    at: `
      chez
      en
      `,
    legalForms: `
      sas
      sarl
      eurl
      sasu
      s.a.(s.|u.)?
      `,
    placeWords: "ville département région pays télétravail",
  },
  contact: {
    wholeName: `
      nom (et|&) prénom
      nom complet
      prénom et nom
      nom
      `,
    givenName: "prénoms?",
    familyName: "nom( de famille)?",
    place: `
      ville
      lieu
      domicile
      localisation
      résidence
      adresse
      `,
    phone: `
      gsm
      portable
      `,
  },
  document: "candidature",
  documentOf: "de",
  nobody: "et",
  certificates: "certificat*",
  studiedAt: "à( la)?",
  training: "",
  skillItems: {
    boasts: `
      (bonne )?(maîtrise|connaissances?) (de|du|des|en)
      `,
    outOf: "sur",
    grades: "(avancé|intermédiaire|débutant|courant|# ans)",
    joins: "(et|ou)",
  },
};
