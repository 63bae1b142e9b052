/** Rules that reduce the forms of English words to a common stem. */
export const stems = {
  /** Endings of words that look like plurals and are none; below, endings of adverbs and of past forms. */
  singular: "ss us is",
  /** Plural endings other than "s", each with its singular. */
  plurals: "ies: y",
  adverb: "ly",
  past: "ed",
  // Some are listed only to keep them apart from a word of another meaning: "present" in "2019 – present" is not
  // "presenting".
  /** Forms of a word that suffix rules do not bring together: "stem: form, form". */
  irregular: `
    analys: analysis, analyses, analyze, analyse, analyzing, analysing, analyzed, analysed, analytical, analytic,
      analytics, analytically
    inquir: inquiry, inquiries, enquiry
    teach: taught
    lead: led
    build: built
    writ: wrote, written
    run: ran
    sell: sold
    driv: drove
    child: children
    woman: women
    man: men
    person: people
    criterion: criteria
    data: data
    keep: kept
    hold: held
    understand: understood
    strateg: strategic, strategy, strategies
    behav: behavior, behaviour
    maintain: maintenance
    knowledg: knowledgeable
    patience: patience
    patient: patient, patients
    excellent: excellence, excellency, excellent
    programming: programming, programmer, programmers
    program: program, programs, programme
    integrity: integrity
    creativ: creative, creativity, creatively
    repair: repair
    diagnos: diagnosis, diagnoses, diagnostics, diagnostic, diagnose
    presenting: presenting, presented, presenter
    presentation: presentation, presentations
    learner: learner, learners
    dependable: dependable, dependability
    accounting: accounting, accountant, accountants
    retirement: retirement
    requirement: requirement, requirements
    container: container, containers
    docker: docker
    illustrator: illustrator, illustrators
    animation: animation, animations
    marketing: marketing
    branding: branding
    pricing: pricing
    machining: machining
    milling: milling
    plating: plating
    surveying: surveying
    commissioning: commissioning
    customs: customs
    administr: administer, administers, administered, administering, administration, administrator
  `,
  /** Suffixes, the longest first. */
  suffixes: `
    izations isations erships ization isation ational ements ations itions ership ement ments ingly ation
    ition izing ising ating ative ators itors ically ances ences ment ator itor ance ence ancy ency able ible
    ness ings ions ical ists ives ized ised ated izes ises ize ise ist ate ing ion ers ors ity ive ant ent ies
    ied als er or ed es al ic ly en e y s
  `,
};
