/** How CVs in a language word headings, dates, degrees, occupations and places. */
export const reading = {
  headings: {
    personal: `
      personal information, personal details, personal data, personal, contact, contact information,
      contact details, contact info, get in touch, about me and contact
    `,
    summary: `
      summary, professional summary, executive summary, career summary, summary of qualifications, profile,
      professional profile, personal profile, personal statement, objective, career objective, about, about me,
      overview, introduction, bio, biography
    `,
    experience: `
      experience, experiences, work experience, working experience, professional experience,
      relevant experience, employment, employment history, employment record, work history, career history,
      career, job history, professional background, professional history, work, positions held,
      industry experience, internships, internship experience, internship, freelance experience, freelance,
      additional experience, other experience, previous experience, teaching experience, research experience,
      clinical experience, military experience, military service, volunteer experience
    `,
    education: `
      education, schule und ausbildung, educational background, educational qualifications,
      educational qualification, academic background, academic qualifications, academic qualification,
      education and training, educational details, academic history, academic education, academics,
      education details, studies, qualifications and education, schooling, degrees, academic credentials
    `,
    skills: `
      skills, top skills, personal skills, digital skills, key skills and competencies, technical skills,
      key skills, core skills, core competencies, core competences, competencies, competences,
      professional skills, areas of expertise, area of expertise, expertise, technologies,
      technical proficiencies, technical expertise, technical summary, tools, tools and technologies, skill set,
      skillset, skill highlights, computer skills, it skills, hard skills, soft skills, interpersonal skills,
      strengths, key strengths, highlights, qualifications, key qualifications, proficiencies, abilities,
      capabilities, tech stack, stack, software, software skills, specialties, key competencies,
      additional skills, other skills, relevant skills, transferable skills, programming languages,
      technical knowledge, skills summary, summary of skills
    `,
    languages: `
      languages, languages known, known languages, language, language skills, languages spoken,
      spoken languages, foreign languages, language proficiency
    `,
    certificates: `
      certifications, certification, certificates, certificate, licenses, licences, licenses and certifications,
      licences and certifications, certifications and licenses, courses, training, trainings,
      training and certifications, professional development, courses and certifications, credentials,
      accreditations, professional certifications, professional training, continuing education
    `,
    projects: `
      projects, key projects, selected projects, personal projects, side projects, project experience,
      academic projects, portfolio, open source, case studies
    `,
    other: `
      interests, hobbies, hobbies and interests, interests and hobbies, references, referees, publications,
      publication, patents, awards, honors, honours, awards and honors, honors and awards, achievements,
      accomplishments, volunteering, volunteer work, volunteer, community service, activities,
      extracurricular activities, extracurriculars, memberships, affiliations, professional affiliations,
      declaration, additional information, miscellaneous, other, others, leadership, conferences, presentations,
      talks, invited talks,
      lectures, guest lectures, speaking engagements, exhibitions,
      availability, leisure
    `,
  },
  /** Headings of education if degrees follow, and of skills otherwise. */
  studiesOrSkills: "qualification*",
  /** Twelve lines, January first: each month's names and usual abbreviations. */
  months: `
    january jan
    february feb
    march mar
    april apr
    may
    june jun
    july jul
    august aug
    september sept sep
    october oct
    november nov
    december dec
    `,
  dates: {
    /** The end of a current period: "today". */
    present: `
      (the )?(present|current|currently|now|today|date|ongoing)
      `,
    /** Words between the start and the end of a period, beside those of `until`. */
    to: `
      to
      up to
      through
      `,
    /** The conjunction after "between". */
    and: "and",
    /** Endings of the number of a day: "3rd". */
    ordinals: "st nd rd th",
    /** Words between a month and its year: "March of 2021". */
    of: "of",
    between: "between",
    since: `
      since
      as of
      `,
    until: `
      until
      till
      `,
    /** Parts of a year. */
    seasons: "spring summer autumn fall winter early mid late season",
    /** The word beside the number of a quarter. */
    quarters: "quarter",
  },
  /** Checked in this order: a high school diploma is no vocational one. */
  degrees: {
    doctorate: `
      ph.?( )?d
      d.?phil
      doctorate
      doctoral
      doctor of
      dsc
      edd
      j.d.
      jd !(edwards|sports)
      juris doctor
      `,
    master: `
      <!(scrum |web )master(s|'s)? !(level|data|plan*|schedul*|record*|file*|contract*|service|class|chef|electric*)
      m.?( )?(sc|eng|tech|ed|phil)
      m.b.a
      mba
      emba
      mpa
      mca
      llm
      ll.m
      m.a.?
      m.s.?
      (ma|ms) in
      postgraduate
      `,
    bachelor: `
      bachelor(s|'s)?
      b.?( )?(sc|eng|tech|ed|com)
      b.(a|s|e).?
      (ba|bs) in
      ^(ba|bs) *
      ^be (in|degree|hons|comput*|mechan*|electr*|civil|engineer*)
      bba
      bca
      bfa
      llb
      ll.b
      (undergraduate|university|college) degree
      `,
    highSchool: "high school",
    vocational: `
      associate(s|'s)? (degree|of)
      diploma
      hnd
      hnc
      foundation degree
      vocational
      apprenticeship
      nvq
      a.?a.?s
      trade school
      `,
    school: `
      secondary school
      ged
      gcse
      a-levels?
      leaving certificate
      `,
  },
  /** A degree without its level. */
  anyDegree: "degree",
  /** Words for schools and universities. */
  schools: `
    *universit*
    college*
    school*
    institut*
    academy
    academia*
    polytech*
    seminary
    *conservator*
    mit
    ucla
    ie business
    `,
  /** Words that name an occupation or a rank, without endings of number and gender. */
  occupations: `
    engineer developer programmer coder architect manager director officer head lead leader chief president
    vice ceo cto cfo coo cio ciso cmo founder cofounder owner partner analyst scientist researcher consultant
    advisor adviser specialist expert technician technologist administrator admin coordinator supervisor
    assistant associate secretary receptionist clerk cashier accountant auditor bookkeeper controller
    treasurer banker broker trader agent representative rep executive salesperson salesman saleswoman seller
    buyer planner scheduler operator mechanic electrician plumber carpenter welder fitter machinist machinis
    driver courier pilot captain nurse doctor physician surgeon dentist pharmacist therapist physiotherapist
    psychologist paramedic caregiver carer midwife radiographer phlebotomist hygienist teacher lecturer
    professor tutor instructor trainer coach educator principal designer illustrator photographer artist
    animator editor writer journalist author translator interpreter copywriter reporter producer presenter
    dancer model actor actress musician lawyer attorney paralegal solicitor barrister judge chef cook baker
    butcher waiter waitress bartender barista server hostess housekeeper housekeeping cleaner janitor
    caretaker guard soldier police policeman firefighter inspector tester intern internship trainee apprentice
    volunteer freelancer freelance contractor worker labourer laborer helper aide attendant steward stewardess
    foreman superintendent strategist marketer recruiter generalist librarian curator chemist biologist
    physicist geologist economist statistician mathematician surveyor estimator dispatcher picker packer
    stocker handler loader crewmember fellow postdoc moderator evangelist dba devops sre collector repairer
    installer setter tender assembler inspectors farmer gardener landscaper electromechanic promoter cadet
    painter roofer mason bricklayer tailor hairdresser barber stylist beautician merchandiser underwriter
    adjuster appraiser actuary conductor dealer organizer counselor counsellor dietitian nutritionist
    optometrist veterinarian sommelier concierge manageress operative custodian advocate realtor scribe
    publicist keyholder evaluator transporter distributor hauler greeter liaison ambassador investigator
    examiner processor teller originator purchaser expediter expeditor drafter draftsman detailer journeyman
    glazier plasterer rigger millwright pipefitter boilermaker ironworker groundskeeper porter bellhop valet
    busser dishwasher caterer patissier commis choreographer videographer cinematographer blogger columnist
    correspondent proofreader archivist docent dean provost chancellor headmaster faculty adjunct psychiatrist
    psychotherapist chiropractor acupuncturist audiologist optician pathologist radiologist sonographer
    anesthetist doula nanny babysitter mentor facilitator extern sheriff trooper detective warden bailiff
    magistrate notary mediator arbitrator lobbyist legislator councillor diplomat chaplain missionary
    navigator purser loadmaster quartermaster gunner infantryman seaman ordnanceman rifleman medic corpsman
    esthetician cosmetologist masseuse manicurist seamstress dressmaker patternmaker jeweler engraver sculptor
    cartoonist composer singer entertainer telemarketer canvasser fundraiser undersecretary screener packager
    wrapper sorter grader calibrator scripter webmaster demonstrator decorator upholsterer florist groomer
    breeder rancher forester ecologist hydrologist botanist zoologist agronomist horticulturist epidemiologist
    virologist microbiologist biochemist astronomer meteorologist archaeologist anthropologist sociologist
    historian linguist philosopher rn lpn cna emt vp svp avp evp sergeant lieutenant corporal commander airman
    sailor
    joiner tiler scaffolder groundworker postman fisherman childminder jeweller deckhand lifeguard bouncer
    draughtsman priest undertaker stacker sysadmin locksmith beater toolmaker brewer winemaker cheesemaker
    fishmonger
  `,
  /** Endings of number and gender: "engineers", "Ingenieurin". */
  occupationForms: "s es",
  /** Endings of compounds that name an occupation. */
  occupationEndings: "ologist ographer iatrist",
  /** Endings that many names of trades have, and other words, too: "farrier". */
  tradeEndings: "er or ist ian smith wright",
  /** Words that only narrow an occupation: "platform" in "Software Engineer - Platform". */
  qualifiers: `
    senior junior mid jr sr staff principal interim deputy global regional national local international
    corporate general group platform systems system data cloud software hardware web mobile frontend backend
    front-end back-end fullstack full-stack full stack it ict hr ui ux sales marketing finance financial
    operations engineering product project program programme quality assurance qa security network networks
    infrastructure database java javascript python php ruby net react angular android ios embedded machine
    learning ai ml bi etl sap crm erp digital online business development customer client service support
    technical technology research procurement purchasing supply chain logistics warehouse production
    manufacturing maintenance construction legal compliance risk audit tax payroll treasury communications
    content media brand design creative training people talent recruitment acquisition account accounts
    accounting retail store kitchen night day shift part-time full-time contract temporary remote i ii iii iv v
    emea apac dach us uk eu middleware developer linux windows unix oracle sql server testing test automation
    analytics science strategy transformation innovation health safety care clinical medical special education
    human resources school lab laboratory field process planning
  `,
  /** Words in the names of organizations, besides the legal forms. */
  organizations: `
    group
    holdings?
    hospital
    clinic
    bank
    ministry
    council
    agency
    foundation
    association
    startup
    labs
    laboratories
    technologies
    solutions
    industries
    enterprises
    associates
    partners
    consulting
    services
    systems
    university
    institute
    college
    school
    academy
    hotel
    restaurant
    cafe
    supermarket
    insurance
    airlines
    airways
    motors
    pharma
    energy
    logistics
    `,
  /** Short words written together with the word after or before them: "l'", "'s". */
  elisions: "",
  contractions: "'s 'd 'll 've 're 'm 't",
  /** Frequent short words by which the language is detected. */
  functionWords: `
    the and of to in for with on at from by as is was my i have has been this that which our their using team
    years work skills experience education management development responsible including
  `,
  /** Other names of spoken languages, one language per line: "zh: mandarin". */
  languageNames: `
    es: castilian
    zh: mandarin
    fa: farsi
    bn: bangla
    pa: punjabi
    tl: tagalog filipino
    ga: gaelic
    `,
  /** Endings written together with the name of a language: "Englischkenntnisse". */
  languageEndings: "",
  /** How well a language is spoken. */
  languageLevels: {
    native: `
      bilingual
      native
      mother tongue
      first language
      `,
    fluent: `
      fluent
      fluently
      fluency
      full professional
      near(-| )native
      excellent
      proficient
      `,
    professional: `
      advanced
      very good
      upper(-| )intermediate
      professional
      business
      <!(limited )working !(knowledge)
      good
      `,
    intermediate: `
      intermediate
      conversational
      working knowledge
      limited working
      `,
    basic: `
      basics?
      elementary
      beginner
      `,
  },
  /** Words beside a level that state none. */
  levelWords: "(level|speaker|proficiency)",
  /** Words of a requirement that ask for nothing but to speak or write a language. */
  languageManner: `
    spoken speak speaking write writing written read reading understand native fluent fluency business
    conversational bilingual
  `,
  /** How a CV words the head of a role. */
  roles: {
    /** Labels before a colon: "Position: …", "Employer: …". */
    titleLabels: `
      job title
      title
      position
      role
      designation
      occupation
      `,
    employerLabels: `
      company( name)?
      employer
      organi(s|z)ation
      client
      `,
    /** Phrases that only introduce dates or state a length: "from", "Duration", "2 years". */
    leadsToDates: `
      (for )?((the|an?) )?(years?|period|dates?|time)( of (service|employment|work|experience))?
      (completed|graduated)
      duration
      tenure
      timeline
      employed
      from
      since
      between
      during
      for
      in
      as of
      until
      # years?( # months?)?( of experience)?
      # yrs?( # mos?)?
      # mos?
      # months?( of experience)?
      `,
    /** Prepositions before an employer; and those that need a name to follow: "en Acme", but "en marketing". */
    at: "at",
    /** Legal forms, and words that only organizations have in their names. */
    legalForms: `
      inc
      incorporated
      llc
      llp
      ltd
      limited
      plc
      corp
      corporation
      company
      co.
      pty
      `,
    /** Words for kinds of places: "City", "State". */
    placeWords: "city town village state county province region country district area remote",
  },
  /** Labels before a colon among the contact data. */
  contact: {
    wholeName: `
      (full )?name( - (personal|full|legal))?
      (candidate|applicant)( name)?
      `,
    givenName: `
      first name
      given names?
      forename
      `,
    familyName: `
      last name
      surname
      family name
      `,
    place: "(current |home |postal |street )?(location|address|residence|city|place of residence|based in)",
    phone: `
      (tel|telephone|phone|mobile?|cell|cellphone|portable|fax|whatsapp|contact|ph|m|t)( (no|nr|number))?
      `,
  },
  /** Titles of a CV, and words that join them to a name: "CV of Jane Doe". */
  document: `
    curriculum vitae
    curriculum
    c.?v.?
    resume
    page #
    `,
  documentOf: `
    of
    for
    `,
  /** Words at the top of CVs that are no occupation, no place and no name. */
  nobody: `
    the and of for in with from at to curriculum vitae resume cv profile contact address phone tel telephone
    mobile email e-mail mail
    page confidential date birth street road avenue objective about available open dear team university
    machine learning cover letter personal information details data education experience skills work
    employment history summary references projects languages certifications linkedin github portfolio
    website template sample example years name candidate applicant photo picture nationality male female
    married single warehouse office project computer science mechanical civil electrical skilled certified
    registered licensed professional qualified experienced dedicated motivated passionate
  `,
  /** Words of certificates. */
  certificates: `
    certificat*
    certified
    licen(c|s)ed?
    scrum master
    pmp
    itil
    prince2
    ielts
    toefl
    `,
  /** Prepositions between a degree and its school: "from Example University". */
  studiedAt: "(at|from)( the)?",
  /** Phrases for vocational training: "apprenticeship in". */
  training: "apprenticeship (as|in)",
  /** Claims of proficiency before and after an item of a skill list, and conjunctions before the last item. */
  skillItems: {
    boasts: `
      (and |specifically |highly |very |well |extremely )?(proficient|proficiency|skilled|
        experienced)( (in|with|of|at|on))?
      (expert(ise)?|experience|knowledge|knowledgeable|fluent|competent|adept)( (in|with|of|at|on|to|using))?
      (familiar(ity)?|versed|mastery)( (in|with|of|at|on|to|using))?
      (strong|excellent|exceptional|advanced|solid|good|basic|deep|in-depth|extensive|proven|hands-on)( (in|with|of))?
      (working|sound|thorough|superior|outstanding|comprehensive|great)( (in|with|of))?
      (skills?|ability|understanding|command|background) (in|with|of|at|on|to|using)
      `,
    /** Between a rating and the best one: "4 out of 5". */
    outOf: "out of\nof",
    grades: "(expert|advanced|intermediate|basic|beginner|proficient|fluent|native|#( )?(+ )?(years?|yrs))",
    joins: "(and|or)",
  },
};
