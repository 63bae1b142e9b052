import type { Language } from "../language";

export const asking: Language["asking"] = {
  headings: {
    nice: "pluspunten\n(is )?een pre\ngewenst\nbij voorkeur\nmooi meegenomen",
    none: `
      (wat )?(wij|we) bieden
      ons aanbod
      arbeidsvoorwaarden
      over ons
      wie (wij|we) zijn
      solliciteren
      sollicitatie*
      contact
    `,
    must: `
      functie-eisen
      eisen
      (jouw|je|uw) profiel
      profiel
      wat (wij|we) (vragen|verwachten|zoeken)
      (wij|we) (vragen|verwachten)
      wie ben jij
      (jij|je|u) (hebt|heeft|bent|beschikt|brengt)
      wat (jij|je) meebrengt
      vereisten
      opleiding
      ervaring
      competenties
    `,
    duties: "(jouw|je|uw )?(taken|werkzaamheden|verantwoordelijkheden)\nwat (ga )?(jij|je) (ga )?doe*\ntaken",
    about: "functieomschrijving\nde functie\nover de functie\nsamenvatting",
  },
  goesOn: "",
  titleHeadings: "functie(titel)?\nvacature",
  titleLabels: "functie\nvacature",
  offers: "salaris*\nvakantiedagen\npensioen*\nbruto\nper uur\nreiskosten*\nsolliciteer*",
  pay: "*salaris*\nloon*\nbeloning*\nvergoeding\n(uur|dag)tarief",
  mailHeaders: "onderwerp\nvan\naan\nverzonden\ndatum\ncc",
  subjectHeaders: "onderwerp",
  closings: "(((met )?(vriendelijke|hartelijke) )?groet(en|jes)?|mvg|bedankt|alvast bedankt|gr)",
  greetings: `
    hoi
    hallo
    hey
    goede(morgen|middag)
    beste( *)?
    (alvast )?bedankt
    groet(en|jes)?
    (bedankt|groet(en|jes)?|mvg),? *¶
  `,
  facts: "#(,#)? fte\nvaste? (aanstelling|contract|dienst)\nvast\n# uur( per week)?\ndirect",
  starts: "vanaf\nper\n(start|startdatum|ingangsdatum|indiensttreding)( (in|op|per|vanaf))?",
  startsSoon: `
    (start|startdatum|ingangsdatum|indiensttreding)( )?:? (per )?direct
    per direct
    (start|ingang|beschikbaar)( )?:? zo (snel|spoedig) mogelijk
    ^direct¶
  `,
  seeking: "(zoeken|zoekt) (wij|we)( een)?\n(wij|we) zoeken( naar)?\nop zoek naar\nzoekt( een)?",
  wanting: "(zoek|zoeken|gezocht|vacature voor|nodig)( (een|twee|drie))?:?",
  praise: "een\nervaren\nenthousiaste\ngemotiveerde\nnieuwe",
  afterTitle: "om\ndie\nmet\nvoor\nin\nte\nbij\ngevraagd\ngezocht",

  nice: `
    een pre
    pré
    gewenst
    bij voorkeur
    mooi meegenomen
    wenselijk
    idealiter
  `,
  must: "vereist*\nverplicht*\nmoet*\nminimaal\nminstens\nten minste\nnoodzakelijk",
  preferably: "bij voorkeur\nliefst",
  byLaw: "big-registratie\nrijbewijs … (vereist|verplicht|noodzakelijk)\nwettelijk\nwerkvergunning",
  lawful: "big-registratie\nrijbewijs\nwerkvergunning\nregistratie\nwettelijk",
  workPermit: `
    werkvergunning
    verblijfsvergunning
  `,
  held: `
    certificaat
    certificering
    diploma
    vergunning
    rijbewijs*
    werkvergunning
    verblijfsvergunning
    vog
    verklaring omtrent gedrag
  `,
  be: "(is|zijn|zou)( een)?",
  notAsked: "((is|zijn) )?niet (vereist|nodig|noodzakelijk)",
  noExperience: "geen (werk)?ervaring",
  asks: `
    (ploegen|nacht|weekend)dienst*
    ervaring
    kennis van
    moet
    vereist
    (je|jij|u) (hebt|heeft|bent|beschikt)
    diploma
  `,

  you: "(je|jij|u) (hebt|heeft|bent|beschikt over|spreekt|kunt|kan)",
  introducing: "kennis\n(werk)?ervaring\nvaardigheid\nvaardigheden\nbeheersing\nbegrip\nvermogen",
  askingAlone: "",
  opening:
    "(zeer )?(goede?|uitstekende?|ruime|aantoonbare|grondige|relevante|sterke|vloeiend)\nminimaal\nminstens",
  closing: "vaardigheden\nkennis\nervaring",
  abilities: "",
  manner: "",
  purpose: "om\nvoor\nzodat\nwaarbij",
  articles: "(de|het|een)",
  prepositions: "in\nvan\nmet\nals\nbij\nop\naan\nvoor\nonder\ntussen",
  and: "en",
  // Not "of", which means something else in English.
  or: "ofwel\ndan wel",
  adding: "met\nvoor\nom\nzoals\ntot",
  examples: "zoals\nbijvoorbeeld\nbijv.",
  including: "inclusief\nwaaronder",
  means: "met\nmiddels",
  verbs: "",
  bothWays: "in woord en geschrift\n(mondeling|schriftelijk) en (mondeling|schriftelijk)",

  experienceAlone: "(werk)?ervaring",
  experience: "(werk)?ervaring\ngewerkt",
  as: "als",
  doing: "",
  roleEnds: "",
  atLeast: "minimaal\nminstens\nten minste\nmeer dan",
  numbers: "een\ntwee\ndrie\nvier\nvijf\nzes\nzeven\nacht\nnegen\ntien",

  lacks: "mist\nontbreekt\nnodig\nzoekt",
  hasDone: "heeft",
  someone: "iemand die",

  labels: {
    department: "afdeling\nteam",
    location: "waar\nlocatie\nstandplaats\nplaats\nwerkplek",
    employment: "dienstverband\ncontract\nuren",
  },
  employment: {
    full_time: "full(-)?time\nvoltijds?\n40 uur",
    part_time: "part(-)?time\ndeeltijds?",
    contract: "freelance*\nzzp*",
    temporary: "tijdelijk*\nuitzend*",
    internship: "stage(plaats|plek)\nstagiair*",
  },
  permanent: "vaste? (aanstelling|contract|dienst)",
  department: "afdeling",
  remote: "thuiswerk*\nop afstand",
  places: "in\nte\nvoor",
  genders: "m v x",
  openToAll: "",
  bothEndings: "",
  referenceNumbers: "",
  keywordLabels: "trefwoorden",
};
