const required =
  "(minimum|basic|key|required|essential|technical|core|job|physical|language|educational|mandatory|" +
  "necessary|specific|special)";

/** How job advertisements in a language state requirements, and the headings of their parts. */
export const asking = {
  /** How the headings of each part begin; "none" has no requirements: the employer, benefits, how to apply. */
  headings: {
    nice: `
      (it|that) would be (great|good|nice|a plus|helpful)
      (even|ideally|great|good) (better|if)
      you (might|may) also
      also great
      we('d| would) love
      nice( to have)?
      preferred
      bonus
      desired
      desirable
      plus(es)?
      additional (skills|qualif*|experience)
      optional
      good to have
      extra
    `,
    none: `
      how we work
      our (culture|values|story|mission|team)
      life at
      what to expect
      the process
      interview
      hiring process
      next steps
      about
      about you and us
      benefits
      what we offer
      we offer
      our offer
      what('s| is) in it
      perks
      who we are
      why
      equal
      eeo
      compensation
      salary
      pay
      how to apply
      applications?
      apply
      contact
      location
      working hours
      disclaimer
      company
      working conditions
      (physical|mental) (and mental )?(demands|requirements|conditions)
      supervision (received|exercised)
    `,
    must: `
      (${required} )?requirements?
      ${required} (qualifications?|skills?|experience|competenc*|education*|knowledge|abilities|expertise|criteria)
      (credentials|prerequisites|qualification*|skills?|experience|competenc*|education*|knowledge|abilities)
      (expertise|criteria)
      required
      must
      (what )?you('ll| will) (also )?(need|bring|have|be|know)
      what we( are|'re)? (need|look*( for)?|require|expect|want|seek*( for)?|hop*( for)?)
      what it takes
      to (be successful|succeed|thrive)
      about you !(and|will)
      essential
      (licen(c|s)es?|certificat*)
      ability to
      what (you|we) (need|bring|require|expect)
      who you are
      you (also )?(have|are|bring)
      your (profile|skills|qualif*|background)
      (the )?ideal candidate
      candidate (profile|requirements)
      we('re| are) looking for
    `,
    duties: `
      ((your|key|main|primary|job|core|essential|role) )?(responsibilit*|duties|functions|tasks)
      (your|key|main) (key|main|job|core|day-to-day) (responsibilit*|duties|functions|tasks)
      what you('ll| will) (do|be doing)
      what you will
      a typical day
      in this role
      (the|your) role
    `,
    about: `
      job (summary|description|overview)
    definition
    distinguishing characteristics
      summary
      overview
      about (the )?(role|job|position|this)
      position
      description
      introduction
      purpose
    `,
  },
  /** Words after the start of a line that show it is a sentence and no heading. */
  goesOn: "(is|are|will|must) !(looking|bring|have)",
  /** Headings above a job's title; and labels of the title, used only with a colon. */
  titleHeadings: "((job|position|role) )?(title|name)",
  titleLabels: "role\njob\nposition\nvacancy",
  /** Phrases of sentences about pay, holidays or how to apply. */
  offers: `
    equal opportunity
    without regard to
    eeo
    401
    dental (and|insurance|plan|cover*|benefits?)
    dental,
    paid (time off|vacation|holidays)
    health insurance
    vacation days
    apply (now|online|today)
    salary
    compensation package
    competitive pay
    click here
    send (your|a) (resume|cv)
    visa sponsor*
    copyright
    free parking
    pay is
    posted # (days?|weeks?|months?) ago
    # applicants
    per hour
    per annum
    #(a|p)m
  `,
  /** Words of what somebody is paid, or wants to be. */
  pay: `
    salar(y|ies)
    wages?
    remuneration
    compensation
    pay
    paid
    earn(s|ed|ings?)?
    (day|daily|hourly) rate
  `,
  /** Labels in the header lines of an e-mail. */
  mailHeaders: "subject\nfrom\nto\ncc\ndate\nsent",
  subjectHeaders: "subject",
  /** How a letter ends, above the name. */
  closings: `
    ((cheers|thanks|thank you|best|((best|kind|warm|many) )?(regards|wishes)|yours( (sincerely|faithfully|
      truly))?|sincerely|take care|x+))
  `,
  /** Greetings and closings of a message. */
  greetings: `
    hi
    hello
    hey
    dear
    good (morning|afternoon)
    (good )?evening
    (hi|hello|hey|dear) (team|all|there|everyone)
    (hi|hello|hey|dear) *,
    team,
    (many )?thanks( in advance)?
    thank you
    please
    cheers
    (cheers|thanks|thank you|best|((best|kind|many) )?(regards|wishes)),? *¶
  `,
  /** Facts of a job that are no requirements: a permanent contract, the start, the hours. */
  facts: `
    permanent
    base
    (plus )?commission
    #( )?(hours|hrs|h)(( (a|per) |/)(week|wk))?
    # (nights|days|shifts)(( (a|per) |/)(week|wk))?
    long(-| )term
    contract
    on-?site
    #( )?+? months?
  `,
  /** Phrases before a start date; and phrases for a start without a date. */
  starts: "start(s|ing)?( date)?( (is|in|from|on))?\nfrom\nas of\n(joining|commencing)( (in|from|on))?",
  startsSoon: `
    start(s|ing)?( date)?( )?:? (asap|immediately|now|flexible|as soon as possible)
    (join|start|begin|available)( *)?( *)? as soon as possible
    asap
    (asap|immediate) start
    ^immediate(ly)?¶
  `,
  /** "We are looking for" before a job title. */
  seeking: `
    (we are|we're|is) (looking for|seeking|hiring)
    looking for
    seeking
    searching for
    (is|are|'re|now|currently|always) hiring
    we (currently )?need
    in search (of|for)
  `,
  /** Phrases that mean the same only before an occupation: "need a". */
  wanting: `
    (need|needs|short|after|want|hiring|for|post|advertise) an?
    (post|advertise)
    ((post|open|opening|advertise|have) an? )?(new )?(role|position|req|vacancy|hire|opening)( for( an?)?)?:?
  `,
  /** Praise between them and the title. */
  praise: `
    (an?|the|our|highly|very|well|experienced|skilled|talented|motivated|dedicated|qualified|seasoned|passionate)
    (professional|equipped|capable|proficient|efficient|accomplished|dynamic|enthusiastic|competent|new|and)
    results-driven
  `,
  /** Words that end the title. */
  afterTitle: "to\nwho\nwith\nfor\nin\nthat\nat\non\nand\nnear\nwanted\nneeded",

  /** Words that mark the thing beside them as nice to have, or as a must. */
  nice: `
    nice((-| )to(-| )have)?
    a bonus
    ^bonus
    bonus points?
    bonus( points?)? (for|if)
    an asset
    (a|big|an extra) (big )?plus( points?)?
    ^plus( )?(:|¶)
    prefer(red|ably|ence)
    desir(able|ed)
    optional
    ideally
    (an )?advantage(ous)?
    beneficial
    appreciated
    helpful
    useful
    great (if|to have)
    ^great$
    would (be (great|good|nice|welcome|ideal|handy)|help)
  `,
  must: `
    must
    require*
    minimum
    at least
    essential
    mandatory
    need to have
    necessary
    indispensable
    imperative
  `,
  /** "Preferably": only what follows is nice to have. */
  preferably: "preferably\nideally",
  /** A condition set by a law or a register, and the things it can concern. */
  byLaw: `
    licen(c|s)e(d|s)? … (required|must|mandatory)
    (required|must|mandatory) … licen(c|s)ed?
    licensure
    required by law
    legally required
    by law
    right to work
    work (permit|authori(s|z)ation)
    authori(s|z)ed to work
    (security|active) clearance
    board(-| )certified
    registered nurse
    rn license
    cpa … required
  `,
  lawful: `
    licen(c|s)*
    by law
    right to work
    (work )?permit
    authori(s|z)*
    registr*
    registered
    clearance
    board(-| )certified
    rn
    cpa
  `,
  /** Things that are held rather than used: certificates, licences, permits. */
  /** What allows to work in a country. */
  workPermit: `
    (work|working|residence|employment) (permits?|authori(s|z)ation|visas?)
    right to work
    (eligible|eligibility|authori(s|z)ed|authori(s|z)ation|entitled|permitted|allowed) to work
  `,
  held: `
    certifi(ed|cates?|cations?)
    accredited
    licen(c|s)(e|es|ed|ure) !(manage*|agreements?|servers?|compliance)
    (work|working|residence|employment) (permits?|authori(s|z)ation|visas?)
    right to work
    (eligible|eligibility|authori(s|z)ed|authori(s|z)ation|entitled|permitted|allowed) to work
    security clearance
    (police|criminal record|background) (checks?|clearance|certificate)
  `,
  /** "Is" and "would be" between a thing and its importance. */
  be: "(is|are|will be|would be|'s)( (an?|big))?",
  /** "A degree is not required", and "no experience". */
  notAsked: "((is|are) )?(not|no longer) (required|necessary|needed|expected|essential)",
  noExperience: `
    no ((prior|previous|specific|work) )?experience
    (an?|any) ((equivalent|suitable) )?combination of (education|experience|training)
  `,
  /** Phrases that mark a requirement outside the headings for requirements. */
  asks: `
    must
    (shift work|(night|early|late|rotating) shifts?|weekend work|on(-| )call|willing*|travel (required|is required))
    required?
    requires
    need(s|ed)?
    should
    essential
    you (have|bring|are)
    we expect
    experience (in|with|as|of)
    knowledge of
    proficien*
    skills?
    degree
    advantage
    willing
  `,

  /** Requirements addressed to the reader: "you must have". */
  you: `
    ((your|the) )?((main|key) )?(duties|responsibilities|tasks) (will )?(include|are):?
    ((the|an?) )?((ideal|successful|suitable|right) )?(candidates?|applicants?) (must|should|will|have)
    ((the|an?) )?((ideal|successful|suitable|right) )?(candidates?|applicants?) (need|possess|are|is)
    (you|we|they) ((also|will|must|should|can) )?(must|should|need( to)?|will|have|possess|are)
    (you|we|they) ((also|will|must|should|can) )?(is|require|expect|demonstrate)
    (you|we|they)'(re|ve|ll|d)
  `,
  /** Nouns that introduce a requirement before a preposition: "knowledge" (of). */
  introducing: `
    understanding
    knowledge
    experiences?
    expertise
    comprehension
    proficiency
    competenc(e|y)
    command
    grasp
    familiarity
    mastery
    fluency
    exposure
    background
    aptitude
    capability
    ability
    abilities
    skills?
    capacity
    track record
    readiness
    willingness
    responsibility
    use
    usage
  `,
  /** Words that are no requirement on their own. */
  askingAlone: `
    possess following position candidate applicant require required responsibility ideal need needed must
    should qualification experience skill role preferred essential desired proficient successful master
    have list below job duty
  `,
  /** Words without meaning at the beginning and at the end of a requirement. */
  opening: `
    knows? !(your)
    (must|should|have|has|having|possess(es)?|be|been|is|are|need(s|ed)?|hold(s)?|demonstrate(d|s)?|show|
      bring|with|in)
    (of|to|the|an?|and|or|also|previous(ly)?|prior|past|required?|minimum|at least|some|any|very|well|comfortable)
    (hands-on|hands on|day-to-day|strong(ly)?|excellent|exceptional|good|great|solid|proven|deep|in-depth|thorough)
    (extensive|advanced|basic|working|sound|broad|comprehensive|demonstrated|demonstrable|high(ly)?( level)?)
    (top-notch|first-class|impeccable|outstanding|superior|superb|effective|efficient|expert|profound|practical)
    (general|fundamental|functional|overall|complete|substantial|significant|relevant|professional|adequate|clear)
    (ability|able|capability|capable|capacity|knowledge(able)?|understanding|experienced?|expertise|proficien(t|cy))
    (familiar(ity)?|skill(s|ed|ful)?|competen(t|ce|cy)|fluen(t|cy)|mastery|command|grasp|background|aptitude|adept)
    (using|utili(s|z)ing|handling|applying|performing|executing|carrying out|implementing|dealing with)
    working (with|in|on|under)
    (well-versed|versed|exposure|use|dealing|apply|carrying)
    (progressive|increasingly|responsible|direct|related|equivalent|proven)
    (conducting|as|on|at|for|about|regarding|including|level of|both|various|different|multiple|rigorous)
    (especially|particularly|preferably|specifically|largely|mainly|fully)
    bonus( points?)? (for|if you( have| know)?)
    bonus( points?)?:
  `,
  closing: `
    skills?
    abilit(y|ies)
    capabilit(y|ies)
    experience
    expertise
    proficiency
    competenc(y|ies)
    knowledge
  `,
  /** Nouns that end the name of a skill, before its purpose: "communication skills to". */
  abilities: "skills?\nabilit(y|ies)\ncapabilit(y|ies)\nknowledge\nexpertise",
  /** Adverbs of manner at the end of a requirement. */
  manner:
    "*(ably|ibly|ally|fully|ously|tely|ively|antly|ently|publicly|ingly|ickly|ughly|edly|ectly|clearly)",
  /** Words where the purpose of a phrase begins. */
  purpose: `
    (for|to|within|in order to|so as to|as well as being|with an?|with the|with regards? to|as|while|when|which|that)
    (where|who|during|throughout|across|specifically|especially|particularly|preferably|such as|including|through)
    (i.e.|e.g.|is|are|will|would|must|should|shall|can|needs?)
  `,
  articles: "the\nan?\nboth\nvarious\ndifferent\nall\nmultiple",
  prepositions:
    "in\nat\nof\nfor\nwith\non\nto\nas\nby\nfrom\nregarding\nabout\nusing\naround\namong\namongst",
  and: "and\nas well as\n&",
  or: "or\nand/or",
  /** Words after a comma that begin an addition to what precedes: "with a focus on". */
  adding: `
    (up to|from|with|without|for|in|at|on|by|to|so|that|which|who|like|as|within|across|especially|not)
    (an? )?((integral|key|core|essential|important) )?(part|component|element|combination|form|kind|type) of
    (an? )?((closely|other) )?(similar|equivalent|comparable|related)
    another
  `,
  /** "Such as". */
  examples: "such as\nfor example\nfor instance\ne.g.\nlike",
  /** "Including", before a part of what precedes. */
  including: "including",
  /** "Using", before the means of doing something. */
  means: "using\nwith",
  /** Verbs of work that share an object: "design and implement processes". */
  verbs: `
    (analy(s|z)e|assess|build|configure|coordinate|create|define|deliver|deploy|design|develop|diagnose|document)
    (evaluate|execute|identify|implement|install|interpret|cook|lead|load|maintain|manage|monitor|operate|pack|pick)
    (optimi(s|z)e|organi(s|z)e|oversee|perform|plan|prepare|repair|research|review|support|test|troubleshoot|write)
  `,
  /** "Spoken and written". */
  bothWays:
    "(spoken|written|verbal|oral) and (spoken|written|verbal|oral)\nin (speech|writing) and (speech|writing)",

  /** The word for experience alone. */
  experienceAlone: "((professional|work) )?experience",
  /** "Experience", and "as" between it and an occupation. */
  experience:
    "experience\nbackground\nexpertise\nworked\nworking\nserved\ncareer\ntenure\nemployed\nexposure",
  as: "<!(such |well )as !(code|well|an? service)\nin the role of\nrole of\nposition of\njob of\ntitle of",
  /** Verbs that may follow "experience" before a preposition: "experience working in". */
  doing: "*ing",
  /** Words that end the name of the work. */
  roleEnds: `
    (for|with|over|during|is|are|will|would|within|specific(ally)?|focus(ed|ing)?|role|position|required|preferred)
    (essential|necessary|mandatory|a must|desirable|minimum|at least|having|who|that|where|including)
  `,
  /** "At least" around a number of years. */
  atLeast: "at least\n(a )?minimum( of)?\nor more\nplus\nof",
  /** Numbers up to ten. */
  numbers: "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten",

  /** Phrases where a team's description says what it lacks. */
  lacks: "lack(s|ing)?\nmissing\nneeds?\nlooking for\nshort of\nwould benefit",
  /** How descriptions of past work begin: "has run PostgreSQL". */
  hasDone: "has",
  /** The person it needs. */
  someone: "(someone|somebody|an? (person|colleague|engineer)|people|colleagues|engineers) (who|that)",

  /** Labels of a job's facts. */
  labels: {
    department: "department\nteam\ndivision\nbusiness unit\nfunction",
    location: "((job|work) )?location\nwhere\nplace of work\noffice\nbased (in|at)\nsite\nbase\n(town|city)",
    employment: "employment( type)?\njob type\ntype\ncontract( type)?\n(working )?hours\nschedule",
  },
  employment: {
    full_time: "full(-| )time\n40 hours",
    part_time: "part(-| )time",
    contract:
      "contractor\nfreelanc*\n(on a )?contract (basis|position|role|job)\n#-month contract\n^contract¶",
    temporary: "temporary\ntemp role\nfixed(-| )term",
    internship: "internship",
  },
  /** A permanent contract: full time unless the text says otherwise. */
  permanent: "permanent",
  /** Words in the name of a team or a department. */
  department: "team\ndepartment",
  remote: "remote\nhybrid\nhome ?office",
  /** Prepositions before the name of a place. */
  places: "in\nat\nnear\nfrom\nfor\nlocation",
  /** The letters of genders on a title: "(m/w/d)". */
  genders: "m f x",
  /** Marks on a title that only say it is open to everyone, in brackets. */
  openToAll: "all genders?",
  /** Gender-inclusive endings after a sign: "Entwickler*in", "vendeur-euse". */
  bothEndings: "",
  /** Labels of a job's reference number. */
  referenceNumbers: "ref(erence)?\nreq\njob id",
  /** Headings of a list of keywords in a CV. */
  keywordLabels: "key ?words?\ntags\nseo\nats",
};
