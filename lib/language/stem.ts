/** Forms of one word that no suffix rule brings together. */
const irregular = new Map(
  Object.entries({
    analysis: "analys",
    analyses: "analys",
    analyze: "analys",
    analyse: "analys",
    analyzing: "analys",
    analysing: "analys",
    analyzed: "analys",
    analysed: "analys",
    inquiry: "inquir",
    inquiries: "inquir",
    enquiry: "inquir",
    taught: "teach",
    led: "lead",
    built: "build",
    wrote: "writ",
    written: "writ",
    ran: "run",
    sold: "sell",
    drove: "driv",
    children: "child",
    women: "woman",
    men: "man",
    people: "person",
    criteria: "criterion",
    data: "data",
    kept: "keep",
    held: "hold",
    understood: "understand",
    strategic: "strateg",
    strategy: "strateg",
    strategies: "strateg",
    behavior: "behav",
    behaviour: "behav",
    maintenance: "maintain",
    knowledgeable: "knowledg",
    patience: "patience",
    patient: "patient",
    patients: "patient",
    excellence: "excellent",
    excellency: "excellent",
    excellent: "excellent",
    programming: "programming",
    programmer: "programming",
    programmers: "programming",
    program: "program",
    programs: "program",
    programme: "program",
    integrity: "integrity",
    creative: "creativ",
    creativity: "creativ",
    creatively: "creativ",
    analytical: "analys",
    analytic: "analys",
    analytics: "analys",
    analytically: "analys",
    repair: "repair",
    diagnosis: "diagnos",
    diagnoses: "diagnos",
    diagnostics: "diagnos",
    diagnostic: "diagnos",
    diagnose: "diagnos",
    // What would fall together with a word of another meaning: "2019 – present" presents nothing.
    presenting: "presenting",
    presented: "presenting",
    presenter: "presenting",
    presentation: "presentation",
    presentations: "presentation",
    learner: "learner",
    learners: "learner",
    dependable: "dependable",
    dependability: "dependable",
    accounting: "accounting",
    accountant: "accounting",
    accountants: "accounting",
    retirement: "retirement",
    requirement: "requirement",
    requirements: "requirement",
    container: "container",
    containers: "container",
    docker: "docker",
  }),
);

/** Longest first. Cut only where at least four letters stay: short stems bring strangers together. */
const suffixes = [
  "izations",
  "isations",
  "ization",
  "isation",
  "ational",
  "ements",
  "ations",
  "itions",
  "ement",
  "ments",
  "ingly",
  "ation",
  "ition",
  "izing",
  "ising",
  "ating",
  "ative",
  "ators",
  "itors",
  "ically",
  "ances",
  "ences",
  "ment",
  "ator",
  "itor",
  "ance",
  "ence",
  "ancy",
  "ency",
  "able",
  "ible",
  "ness",
  "ings",
  "ions",
  "ical",
  "ists",
  "ives",
  "ized",
  "ised",
  "ated",
  "izes",
  "ises",
  "ize",
  "ise",
  "ist",
  "ate",
  "ing",
  "ion",
  "ers",
  "ors",
  "ity",
  "ive",
  "ant",
  "ent",
  "ies",
  "ied",
  "als",
  "er",
  "or",
  "ed",
  "es",
  "al",
  "ic",
  "ly",
  "en",
  "e",
  "y",
  "s",
];

const kept = /(?:ss|us|is)$/;

/**
 * The part of a folded word that its forms share: "managing", "manager" and "management" give "manag". Made for
 * English, mild enough for German, French, Spanish and Portuguese, whose plurals it also cuts.
 */
export function stem(word: string): string {
  const special = irregular.get(word);
  if (special) return special;
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  let base = word;
  if (word.endsWith("s") && !kept.test(word)) {
    base = word.endsWith("ies") && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
    const singular = irregular.get(base);
    if (singular) return singular;
  }
  // An adverb is its adjective: "effectively" must meet "effective" before both are cut.
  if (base.length > 6 && base.endsWith("ly")) {
    base = base.slice(0, -2);
    const adjective = irregular.get(base);
    if (adjective) return adjective;
  }
  for (const suffix of suffixes) {
    if (base.endsWith(suffix) && base.length - suffix.length >= 4) {
      base = base.slice(0, -suffix.length);
      break;
    }
  }
  return base.length > 4 ? base.replace(/([^aeiou])\1$/, "$1") : base;
}
