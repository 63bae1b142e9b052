import type { Language } from "../language";

export const reading: Language["reading"] = {
  headings: {
    personal: `
      persoonlijke gegevens, persoonsgegevens, contact, contactgegevens, over mij en contact, personalia
    `,
    summary: `
      profiel, persoonlijk profiel, samenvatting, over mij, introductie, doelstelling
    `,
    experience: `
      werkervaring, loopbaan, arbeidservaring, ervaring, werkervaringen, professionele ervaring,
      relevante werkervaring, carrière, loopbaanoverzicht, arbeidsverleden, stages, stage, werkzaamheden,
      functies
    `,
    education: `
      opleiding, opleidingen, onderwijs, opleiding en training, studie, studies, scholing, academische opleiding,
      diploma's, diploma
    `,
    skills: `
      vaardigheden, kennis en vaardigheden, vaardigheden en competenties, competenties, kennis,
      kerncompetenties, technische vaardigheden, computervaardigheden, sterke punten, kwaliteiten, eigenschappen
    `,
    languages: `
      talen, talenkennis, taalvaardigheden, taal
    `,
    certificates: `
      certificaten, certificeringen, cursussen, trainingen, cursussen en trainingen, diploma's en certificaten
    `,
    projects: `
      projecten, persoonlijke projecten
    `,
    other: `
      hobby's, interesses, hobby's en interesses, referenties, publicaties, vrijwilligerswerk,
      nevenactiviteiten, lezingen, presentaties, conferenties, tentoonstellingen, overige, prijzen
    `,
  },
  studiesOrSkills: "",
  months: `
    januari jan
    februari feb
    maart mrt
    april apr
    mei
    juni jun
    juli jul
    augustus aug
    september sept sep
    oktober okt
    november nov
    december dec
    `,
  dates: {
    present: `
      (het )?(heden|nu|vandaag|huidig|lopend)
      `,
    to: "t/m",
    and: "en",
    ordinals: "e",
    of: "",
    between: "tussen",
    since: `
      sinds
      vanaf
      `,
    until: "tot( en met)?",
    seasons: "lente voorjaar zomer herfst najaar winter begin medio eind",
    quarters: "kwartaal",
  },
  degrees: {
    doctorate: `
      gepromoveerd
      promotieonderzoek
      doctoraat
      `,
    master: `
      doctorandus
      drs.
      wo(-| )master
      masterdiploma
      postdoctoraal
      `,
    bachelor: `
      hbo
      hbo-*
      bachelordiploma
      ingenieursdiploma
      `,
    highSchool: "",
    vocational: `
      mbo
      mbo-*
      beroepsopleiding
      vakdiploma
      leerwerktraject
      `,
    school: `
      havo
      vwo
      vmbo
      mavo
      gymnasium
      atheneum
      middelbare school
      `,
  },
  anyDegree: `
    diploma hoger onderwijs
    hbo-(werk|denk)(-en denk)?niveau
    `,
  schools: `
    *universiteit*
    *school*
    roc
    gymnasium
    lyceum
    `,
  occupations: `
    ontwikkelaar softwareontwikkelaar programmeur architect ingenieur manager leidinggevende teamleider projectleider
    afdelingshoofd hoofd directeur directrice bestuurder adviseur consultant specialist deskundige medewerker
    medewerkster administrateur beheerder systeembeheerder applicatiebeheerder coördinator assistent assistente
    secretaresse receptionist receptioniste telefonist boekhouder boekhoudster accountant controleur kassier kassière
    verkoper verkoopster vertegenwoordiger inkoper planner operator monteur servicemonteur elektricien loodgieter
    timmerman lasser metselaar schilder stukadoor dakdekker stratenmaker chauffeur vrachtwagenchauffeur bezorger
    koerier magazijnmedewerker orderpicker heftruckchauffeur heftruckbestuurder verpleegkundige verzorgende zorghulp
    begeleider huisarts tandarts apotheker fysiotherapeut leraar lerares docent docente onderwijzer onderwijzeres
    trainer coach ontwerper vormgever redacteur redactrice journalist vertaler tolk advocaat jurist notaris rechter
    kok souschef bakker slager kelner ober serveerster kapper kapster schoonmaker schoonmaakster huismeester conciërge
    beveiliger bewaker agent politieagent brandweerman militair onderzoeker wetenschapper promovendus stagiair
    stagiaire leerling vrijwilliger vrijwilligster zelfstandige ondernemer eigenaar oprichter recruiter
    personeelsadviseur salarisadministrateur kraanmachinist machinist voorman uitvoerder werkvoorbereider tuinder
    hovenier boer
    vakkenvuller laborant laborante verloskundige thuishulp
    glaszetter tegelzetter tuinman dierenarts opticien logopedist bibliothecaris fotograaf kleermaker goudsmid
    bloemist afwasser piloot makelaar tekenaar acteur muzikant badmeester verspaner brouwer visboer technicus
    slotenmaker stoffeerder
    `,
  occupationForms: "s en",
  occupationEndings: `
    ontwikkelaar leider medewerker medewerkster adviseur beheerder monteur chauffeur verpleegkundige begeleider
    leraar docent ontwerper onderzoeker coördinator assistent specialist bestuurder verkoper inkoper
    `,
  tradeEndings: "er ster eur ist",
  qualifiers: `
    verkoop inkoop personeelszaken administratie productie ontwikkeling onderzoek klantenservice boekhouding logistiek
    magazijn techniek informatica zorg kwaliteit project binnendienst buitendienst afdeling team deeltijd voltijd
    commercieel technisch administratief financieel juridisch medisch
    `,
  organizations: `
    stichting
    vereniging
    gemeente
    ministerie
    ziekenhuis
    universiteit
    hogeschool
    bureau
    groep
    bank
    verzekeringen
    `,
  elisions: "",
  contractions: "",
  functionWords: `
    de het een en van in op te voor met zijn aan door bij als naar uit over onder tussen tot sinds heden werkervaring
    opleiding opleidingen vaardigheden talen jaar ontwikkeling verantwoordelijk
    `,
  languageNames: "zh: mandarijn",
  languageEndings: "",
  languageLevels: {
    native: `
      moedertaal
      tweetalig
      `,
    fluent: `
      vloeiend
      uitstekend
      `,
    professional: `
      zeer goed
      gevorderd*
      goede?
      professioneel
      `,
    intermediate: `
      gemiddeld
      redelijke?
      `,
    basic: `
      basis
      basiskennis
      beginner
      matige?
      `,
  },
  levelWords: "niveau",
  languageManner: "woord geschrift taal vloeiend gesproken geschreven",
  roles: {
    titleLabels: `
      functie
      positie
      rol
      `,
    employerLabels: `
      werkgever
      bedrijf
      organisatie
      `,
    leadsToDates: `
      periode
      duur
      van
      sinds
      vanaf
      tot
      # jaar( # maanden)?
      # maanden
      `,
    at: `
      bij( de)?
      voor
      `,
    legalForms: `
      b.?v.?
      n.?v.?
      `,
    placeWords: "stad provincie regio land thuiswerk",
  },
  contact: {
    wholeName: `
      volledige naam
      naam
      voor- en achternaam
      `,
    givenName: `
      voornaam
      roepnaam
      `,
    familyName: "achternaam",
    place: `
      woonplaats
      adres
      plaats
      `,
    phone: `
      telefoon
      mobiel
      `,
  },
  document: `
    levensloop
    sollicitatie
    `,
  documentOf: "van",
  nobody: "en levensloop sollicitatie straat",
  certificates: `
    certificaat
    certificaten
    gecertificeerd
    `,
  studiedAt: "(aan|bij)( de)?",
  training: "opleiding tot",
  skillItems: {
    boasts: `
      (goede |zeer goede |uitstekende )?(kennis|beheersing|ervaring) (van|in|met)
      `,
    outOf: "van( de)?\nuit",
    grades: "(expert|gevorderd|gemiddeld|basis|beginner|goed|zeer goed|# jaar)",
    joins: "(en|of)",
  },
};
