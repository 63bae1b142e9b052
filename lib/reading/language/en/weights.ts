/** Words of a language that say little about a requirement, in their usual spelling. */
export const weights = {
  /** Words without a meaning of their own. */
  empty: `
    a an the and or of to in for on with by at from as is are was were be been being this that these those it
    its we you your our their they he she his her i my me us will would can could should may might must shall
    have has had having do does did done not no but if than then so such into onto over under about across
    within without per via upon etc eg ie other another any all more most also both each either few some up out
    off who whom whose which what when where how while there here only own same too very just including include
    includes included e g s t re vs plus using use used well new among between through during before after above
    below again further once because until we're you'll you're don't isn't one two three four five six seven
    eight nine ten
  `,
  /** Words of every advertisement and CV that say that something is required or offered, but not what. */
  weak: `
    able ability abilities accomplished accountable acquire added demand demanded setting internal external
    active adept advanced advantage agile applicant apply applied appropriate area aspect aspire assist assisted
    background based basic basis beneficial best bonus broad candidate capable capability capacity career caring
    clear close company competence competent competency complete complex comprehensive comprehension concept
    consistent current daily day dedicated deep demonstrable demonstrate demonstrated dependent desirable desire
    desired detailed different diverse duty dynamic effective efficient employ employed employee employer
    employment encounter enhance ensure equivalent essential establish excellent exceptional exhibit expansive
    experience experienced expert expertise exposure extensive extraordinary familiar familiarity field fluent
    focus following follow full function functional fundamental gain gained general goal good grasp great hand
    hands handle handling hard help helping high highly hold ideal ideally important impressive in-depth depth
    individual industry involve job join key know knowledge large lead level like look looking maintain make
    manner mandatory master mastery matter mean member method methodology minimum multiple must necessary need
    needed nice novel opportunity oriented outstanding overall part particular passion past perform performed
    period person personal position positive possess possession practical practice preferable preferred premium
    previous prior process professional proficient proficiency profound project proper prove proven provide
    quality qualification qualified range relate related relevant require required respective responsibility
    responsible robust role seek seeking senior serve service similar skill skilled skillful solid sound special
    specialize specialized specific strength strong success successful suitable superior support sure system
    talent task team technical technique technology tenure term thorough tool top total track record train
    training type understand understanding unique use user utilize various vast versed way willing willingness
    work worked worker working world year years experiencing exemplary command hands-on well-versed
    demonstrating outline optimal equip equipped deal implement execute conduct carry carrying undertake dealing
    implementing executing conducting performing applying managing environment device platform procedure
    protocol variety module notable considerable adequate sufficient substantial significant particularly
    specifically especially mainly primarily preferably largely fully deeply intermediate elementary fluently
    aptitude flair knack keen holder brilliant fantastic amazing superb impeccable remarkable language languages
    pattern patterns principle principles approach interest constant careful usage utilization framework
    component norm tactic paradigm standard mechanism measure issue ecosystem setup interaction assignment
    leverage harness craft formulate shape functionality basics fundamentals distinct apt comfortable confident
    confidently accustomed acquainted conversant
  `,
  /** Words that only introduce a requirement: "knowledge of", "skills in". */
  introducing: `
    ability able skill knowledge experience experienced expertise proficient proficiency competence competent
    competency understanding familiar familiarity strong excellent good great solid proven demonstrated
    exceptional outstanding required preferred must year years minimum least work working candidate capability
    capable brilliant fantastic amazing superb impeccable remarkable extraordinary exemplary impressive notable
    considerable adequate sufficient substantial thorough entire detailed precise effective efficient advanced
    profound comprehensive extensive expert deep
  `,
  /** Nouns and verbs of work in half of all CVs: they say less than the words beside them. */
  frequent: `
    development develop management manage design software business data customer product project program
    application service computer information administration administrator network report reporting plan planning
    control operation operate equipment machine material production market analysis coordinate create build
    deliver engineer engineering technician assistant specialist consultant analyst developer officer associate
    coordinator supervisor operator solution system systems architecture platform requirement document
    documentation maintain maintenance testing test
  `,
  /** Endings of words for who does something. */
  agents: `er ers or ors`,
  /** How a word leads to what follows it in a sentence about work. */
  relations: {
    away: `to from near beside besides during before after against towards toward opposite behind around`,
    into: `in at on within with for by through about into onto via`,
    of: `of`,
    as: `as`,
    articles: `a an the`,
    /** Verbs whose object is the work itself. */
    doing: `
      ran run running headed head heading oversaw oversee overseeing supervised supervise directed direct owned
      own did do doing chaired kept looked covered covering taught teach
    `,
    /** Verbs and nouns before what somebody is: "was a welder", "en tant que soudeur". */
    held: `am was is been became being`,
    /** Verbs whose object is an employer: "joined Acme". */
    joins: `joined joining rejoined`,
    /** Verbs by which work begins on the date beside them. */
    begins: `
      joined rejoined started start began begun moved switched became went came taken hired promoted appointed
      changed
    `,
    /** Verbs by which it ends. */
    leaves: `left stayed remained quit ended finished`,
    /** "Since" without a date: from the end of what came before. */
    thereafter: `since`,
    /** Words before work that somebody would like to do. */
    seeks: `desire look looking apply applying seek seeking wish want hope hoping`,
    /** Words for the employer named before. */
    same: `same there`,
  },
};
