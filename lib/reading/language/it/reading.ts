import type { Language } from "../language";

export const reading: Language["reading"] = {
  headings: {
    personal: "",
    summary: "",
    experience: `
      esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali,
      esperienze
    `,
    education: `
      istruzione, istruzione e formazione, formazione, titoli di studio
    `,
    skills: `
      competenze, competenze tecniche, capacita e competenze
    `,
    languages: `
      lingue, lingue straniere, competenze linguistiche
    `,
    certificates: "",
    projects: "",
    other: "",
  },
  studiesOrSkills: "",
  months: `
    gennaio
    febbraio
    marzo
    aprile
    maggio
    giugno
    luglio
    agosto
    settembre
    ottobre
    novembre
    dicembre
    `,
  dates: {
    present: `
      oggi
      attuale
      attualmente
      in corso
      presente
      `,
    to: `
      a
      al
      ad
      `,
    and: "e",
    ordinals: "",
    of: "di",
    between: "(tra|fra)",
    since: "(da|dal|dall')",
    until: "fino (a|al|ad)",
    seasons: "primavera estate autunno inverno inizio metà fine",
    quarters: "trimestre",
  },
  degrees: {
    doctorate: "",
    master: "laurea (magistrale|specialistica)",
    bachelor: "laurea( triennale)?",
    highSchool: "",
    vocational: "",
    school: "",
  },
  anyDegree: "",
  schools: "*università",
  occupations: "",
  occupationForms: "",
  occupationEndings: "",
  tradeEndings: "ore trice iere aio ista",
  qualifiers: "",
  organizations: `
    `,
  elisions: "d' l'",
  contractions: "",
  functionWords: "",
  languageNames: "",
  languageEndings: "",
  languageLevels: { native: "", fluent: "", professional: "", intermediate: "", basic: "" },
  levelWords: "livello",
  languageManner: "",
  roles: {
    titleLabels: "",
    employerLabels: "azienda",
    leadsToDates: "",
    at: "presso",
    legalForms: `
      srl
      spa
      `,
    placeWords: "",
  },
  contact: {
    wholeName: "nome e cognome",
    givenName: "nome",
    familyName: "cognome",
    place: "indirizzo",
    phone: `
      telefono
      cellulare
      `,
  },
  document: "",
  documentOf: "di",
  nobody: "",
  certificates: "certificat*",
  studiedAt: "presso( l')?",
  training: "",
  skillItems: {
    boasts: `
      (buona |ottima )?(conoscenza|padronanza|esperienza) (di|del|con|in)
      `,
    outOf: "su",
    grades: "(avanzato|intermedio|base|buono|ottimo|# anni)",
    joins: "(e|o)",
  },
};
