const number = "(#|one|two|three|four|five|an?)";
const children = "(child(ren)?|kids?|boys?|girls?|sons?|daughters?|twins)";
const marital = "(unmarried|married|divorced|widow(ed|er)?)";
const parent = "((grand)?(mother|father)|mum|mom|mama|dad|papa|parent)";
const person = `(lady|gentleman|woman|man|female|male|${parent})`;
const trait = "(hard(-| )?working|young|dynamic|reliable|mature|motivated|ambitious|#(-| )years?(-| )old)";

/** How a language refers to a person: nouns for people, family, home, and labels of personal data. */
export const people = {
  /** Nouns for people that are no job titles, besides the occupations: "refugee", "gentleman". */
  called: `
    immigrant migrant refugee expat expatriate lady gentleman woman man girl guy graduate undergraduate postgraduate
    professional pupil learner candidate jobseeker newcomer beginner enthusiast native veteran practitioner
    entrepreneur investor landlord butler vlogger youtuber influencer jeweller scaffolder trucker seafarer fisherman
    shepherd vet osteopath masseur athlete footballer referee violinist comedian poet activist politician mayor
    priest pastor imam rabbi monk nun fireman prosecutor restorer stockbroker hacker pentester maintainer
    contributor grocer greengrocer merchant wholesaler importer exporter auctioneer
  `,
  /** Endings of nouns for people, in words of six letters or more; and words with them that mean something else. */
  personEndings:
    "ologist ographer ician orian edian ibrarian inarian iatrist maker smith keeper monger preneur ist",
  noPersons: "checklist playlist wishlist shortlist waitlist",
  /** Words in street names, in their usual case; a small letter matches a capital too. */
  streets: {
    /** After the name, with the house number before it. */
    behind: `
      Street St Road Rd Avenue Ave Lane Ln Drive Dr Boulevard Blvd Court Ct Place Square Sq Terrace Crescent Close
      Way Gardens Grove Highway Parkway
    `,
    /** At the end of the name, with the house number after it; the short ones only among contact data. */
    endings: "",
    shortEndings: "",
    /** Before the name, with the house number first; and before the name, with the house number last. */
    numbered: "",
    before: "",
    /** Small words in the names of streets and towns. */
    joins: "",
    /** Parts of a building. */
    flats: "Flat Apt Apartment Unit Suite",
    /** What may follow a number, "12 bis", or precede it, "n.º 12"; and what may precede a postcode. */
    numberEndings: "",
    numberSigns: "",
    postcodeLabels: "",
  },
  /** Verbs for what only people do: the word before them is a person's name. */
  acts: `
(led|managed|joined|worked|mentored|coached|taught|studied|graduated|wrote|supervised|trained|hired|negotiated|lived)
(earned|volunteered|organi(s|z)ed|coordinated|founded|co(-)?founded|oversaw|headed|speciali(s|z)ed|relocated|speaks)
(enjoys|mentors|coaches|supervises|holds an?|moved (on|to))
was (born|hired|promoted|responsible|appointed)
has (led|managed|worked|mentored|taught|over|more than|#|an?)
`,
  /** Adverbs that may come between a name and such a verb: "also". */
  meanwhile: "(also|then|later|now|has|successfully|personally)",
  /** Verbs that mark a name if the word before them is no tool or trade: "Mark built", "Grace is". */
  actsOfAnybody: `
*<!(ne)ed
(built|ran|grew|brought|held|made|won|drove|took|began|became|sold|spoke|is|was|has|had|leads|manages|works|writes)
(runs|teaches|communicates|coordinates|brings|designs|develops|builds|lives|thrives|excels|drives|trains|supports)
(joins|and (his|her|their|team))
`,
  /** Third-person pronouns that reveal a gender. */
  pronouns: "he she him her his hers himself herself",
  /** Stated pronouns that reveal no gender. */
  neutralPronouns: "they them their theirs",
  /** Forms of address before a name. */
  titles: "Mr Mrs Miss Mx",
  /** Those that mean something else except right before a name. */
  titlesBesideNames: "Ms.",
  /** Labels of personal data that mean nothing else. */
  labels: `
(date of birth|birth( )?date|birthday|d.?o.?b.?|place of birth|birthplace|date and place of birth)
(nationality|citizenship)
(ethnicity|ethnic origin|country of origin|marital status|civil status|family status|religious affiliation|caste)
(father|mother|husband|spouse)'?s name
(s|d|w)/o
(son|daughter|wife) of
(passport (no.?|number)|social security( number)?|ssn)
`,
  /** Labels with a colon at the start of a line: "Name", "Address"; and those of a home, in a line as well. */
  certainLabels: "(((full|first|last) )?name|surname|((home|postal) )?address)",
  homeLabels: "",
  /** Words that are such labels only with a colon, among contact data: "Race: …", but "Race engineer". */
  ambiguousLabels: `
(full |first |last |given |family |middle |maiden )?names?
(surname|forename|candidate|applicant|signature|born|age|race|children|dependents|gender|sex|pronouns|religion)
(denomination|spouse|passport|id( no.?| number| card)|photo|picture|headshot)
(home |postal |permanent |current |street )?address
(residence|place of residence|location|city|town|postcode|zip( code)?)
`,
  /** Words for marital status that mean nothing else. */
  maritalStates: marital,
  /** Phrases that state family, age or gender: "my two children", "as a woman". */
  circumstances: `
<=((as|being|(s)?he(('| i)s)|i( a|')m) )(* )?(* )?${person} !(s|tongue|of pearl)
<=(^((an?|the) )?)(${trait}(,)? )(${trait}(,)? )?${person}
<=(^((an?|the) )?${trait}(,)? (${trait}(,)? )?(* )?)${person}
<=((i have|and have) )${number} ${children}$
my (${number} )?${children}
and an? ${person}$
(proud |single |${marital} )?${parent} of ${number}( ${children})?
(single|${marital}) ${parent}
(my|his|her|with an?) (husband|wife|spouse)( and ${number} ${children})?
family man
`,
  /** The same if nothing else is between two punctuation marks: "single", "no children". */
  aloneCircumstances: `
(happily )?${marital}((,)? (with|and|to|since|for) (*|#)( (*|#))?( (*|#))?)?
(single|separated|engaged|female|male|man|woman|(proud )?(dad|mum|mom|father|mother))
(no|${number}) (*(-*)? )?${children}
(us|eu|uk) citizen
c/o … *
`,
  /** "I am", before a noun that only a person can be. */
  iAm: "(i am|i'm|he is|he's|she is|she's)( (originally|half|both|also|proudly))?",
  /** "Proud", before what somebody is; and unions of countries that people are citizens of. */
  proud: "proud",
  unions: "(us|eu|uk)",
  /** An age, its number as "#". */
  ages: `
# (-)?(years?|yrs?)( |-)?(old|of age)
#(-)?(years?|yrs?)( |-)?(old|of age)
#( )?y/o
aged?( of)? #
`,
  /** An age after a noun for a person, "desarrolladora de # años"; and words before it that make it a duration. */
  agedOf: "",
  timed: "",
  /** Phrases before a date of birth; and before the name at birth. */
  births: "(born|d.?o.?b.?)( (on|in))?( the)?",
  /** Phrases before a date that "born" follows: "wurde am". */
  iWas: "",
  birthNames: "",
  /** Words for a picture. */
  pictures: "(photo|picture|image|portrait|profile picture|headshot|avatar)",
  articles: "(an?|the)",
  /** Phrases before a description of somebody: "I am", "as". */
  describes: "(i am|i'm|am|she is|he is|being|as)",
  /** "Is", before "a British lawyer". */
  isA: "(is|was)",
  /** Nouns for people from a country: "Frenchman", "Schweizer". */
  compatriots: "scot\nbrit\nbriton\nswede\n*<!(ger)man\n*(woman|iard)",
  /** Words that make a nationality mean a language: "bilingual". */
  speaks: "((bi|tri|multi)lingual|native|fluent)",
  /** "And" between two nationalities; and what may follow "citizen". */
  second: "(or|and)",
  citizenEnds: "(with|who|and|living|based|residing|by|holding|since|in)",
  /** "With a" before and "passport" after a nationality, used together. */
  holds: "(with|my|hold(s|ing)?( an?)?)",
  held: "(passport|citizenship)",
  /** "Son of" before a nationality, "descent" after it. */
  originBefore: "(son|daughter|child) of",
  /** "D'origine", which is used for goods too. */
  descends: "",
  originAfter: `
(descent|origins?|heritage|extraction|ancestry|parentage|by (birth|passport))( (and|who|with))?
`,
  /** What follows a nationality used as a noun: "and", "living". */
  livesOn: "(and|by|who|with|living|based)",
  /** What follows a nationality at the start of a sentence: ", I". */
  aged: "(, i)",
  /** "Practising" before and after a faith. */
  believes: "(i am|i'm|practi(s|c)ing|devout|observant)( an?)?( (practi(s|c)ing|devout))?",
  practises: "",
  /** Any other stated descent: "Tamil" in "of Tamil origin". */
  peoples: "<=(of )* =(origin|descent|ethnicity|extraction|ancestry)",
  /** Names for the followers of a faith. */
  faiths: "(christian|muslim|hindu|jewish|buddhist|sikh|catholic|roman catholic|protestant|atheist)",
  /** Pronouns that are the subject of a sentence: "I", "he". */
  subjects: "(i|i'm|he|she)",
  /** "I" at the start of a sentence. */
  self: "i",
  /** "Who". */
  who: "who",
  /** Words between a person and their place: "am", "is", "currently". */
  linking: "(and|am|is|being|also|was|currently|now)",
  /** "I am", "is a": phrases before what somebody is. */
  introduces: "(i am|i'm|is an?)",
  /** Nouns other than the person whose place may be stated: "company", "team". */
  placed: `
(people|persons?|patients?|famil(y|ies)|residents?|compan(y|ies)|start(-)?ups?|scale(-)?ups?|firms?|teams?)
business(es)?
(offices?|headquarters?|hq|clients?|customers?|agenc(y|ies)|organi(s|z)ations?|banks?|groups?|employers?)
(schools?|ngos?)
(universit(y|ies)|hospitals?|clinics?|charit(y|ies)|consultanc(y|ies)|manufacturers?|providers?|vendors?|suppliers?)
(institutes?|studios?|brands?|plants?|factor(y|ies)|warehouses?|sites?|stores?|shops?|restaurants?|hotels?|projects?)
(servers?|cent(er|re)s?|subsidiar(y|ies)|branch(es)?|desks?|hubs?|regions?)
`,
  /** First words of sentences about work: "built", "Leitung". */
  workBegins: "(led|built|ran|grew|set|won|sold|wrote|taught|made|drove|*ed|*ing)",
  /** Praise of a person that looks like such a first word: "motivated". */
  praised: `
(experienced|motivated|dedicated|qualified|skilled|seasoned|accomplished|certified|chartered|registered|licensed)
(trained|talented|driven|retired|organi(s|z)ed|engineering|marketing|nursing|accounting|teaching|consulting)
(hardworking|outstanding)
`,
  /** "I live", before the place. */
  dwells: "",
  /** Phrases used only before a home or an origin: "born in". */
  origins: `
(born( and (raised|bred))? in|resident of|(i've|i have) lived in|and raised in|grew up in|native of|national of)
(citizen of|originally from|(i'm|i am|i come|i came)( originally)? from)
`,
  /** "Based", which is used for companies too. */
  based: "(liv(es?|ing)|resid(es?|ing)|based|located|settled|domiciled)( (and|&) work(s|ing)?)?",
  /** "Now in": means a home only right after a person was introduced. */
  comes: "((now|currently|presently) in|resident in|(moved|relocated|emigrated|immigrated) to|arrived in)",
  /** "From". */
  from: "from",
  /** "Currently", "since". */
  lately: "(currently|presently|now|still|today|since)",
  /** "With my", before a family. */
  withFamily: "with (my|his|her|their)",
  /** "In", "near". */
  here: "(in|at|near|out of|outside|between)",
  /** Words after the name of a place where somebody was born or lives: "geboren". */
  afterPlace: "",
  /** The same, joined to the place by a hyphen: "Ghana-born"; and "based", which is used for companies too. */
  bornAt: "(born|raised)",
  basedAt: "based",
  /** What may precede a town's name, "greater", "city of"; and what may follow it. */
  around: "(greater|central|downtown|metropolitan)\n(city|region|area) of",
  aroundBehind: "(metropolitan )?area",
  /** Articles at the start of place names, and particles inside them: "upon". */
  placeArticles: "the",
  placeParticles: "(on|upon)",
  /** Regions without a proper name: "région parisienne". */
  areas: "",
  /** What may precede an occupation: "jeune avocate"; and what may join it to its field: "chef de projet". */
  leads: "",
  joins: "",
  /** "Experience", which ends a self-description as an occupation does. */
  lasting: "experience",
  /** Words between a nationality and an occupation that are unrelated to a country: "British civil engineer". */
  branches: `
(phd|mba|msc|bsc|doctoral|civil|mechanical|electrical|chemical|industrial|structural|registered|chartered|graphic)
(interior|fashion|primary|secondary|elementary|preschool|aerospace|biomedical|environmental|petroleum|nuclear)
(automotive|agricultural|marine|naval|veterinary|dental|intensive|icu|quantity|public|relations|human|resources)
(investment|commercial|criminal|embedded|games?|video|film|seo|trained|qualified|experienced|certified|former|chief)
(head|electronics?|geotechnical|executive|freelance|bilingual|plastic|orthopa?edic|trauma|general|pastry|sous)
(personal|fitness|music|dance|maths?|physics|chemistry|history|science|pr|node(.js)?|vue|typescript|golang|go|rust)
(kotlin|swift|scala|salesforce|wordpress)
c++
c#
`,
  /** Fields that differ by country, so that the country describes them: "German tax consultant". */
  ofCountry: `
(tax|taxation|law|legal|payroll|labou?r|employment|patent|trademark|customs|markets?|immigration|gaap|literature)
(history|cuisine|pastry)
`,
  /** Work done in a language, which the word then means: "German account manager". */
  inLanguage: `
(customers?|clients?|support|service|sales|accounts?|content|media|marketing|recruit*|locali(s|z)ation|translation)
(language|subtitling|speaking|native)
`,
  /** Occupations whose subject is a language. */
  ofLanguage: `
(teach|tutor|lectur|profess|instruct|translat|interpr|transcri|linguist|locali|proofread|copywrit|annotat|subtitl)*
(prof|trainer*|editor*|writer*|speaker*|philolog*|student*)
`,
  /** What follows a description of somebody: "with", "who". */
  goesOn: `
(with|who|whose|and|from|in|at|for|by|on|of|to|currently|now|passionate|known|fluent|since|you|*ed)
*<!(train|plann|recruit|market|engineer|consult|hous)ing
`,
  /** Adjectives before what somebody is: "highly motivated". */
  praise: `
(highly|very|fully|well|experienced|motivated|dedicated|passionate|young|qualified|skilled|seasoned|accomplished)
(creative|ambitious|enthusiastic|driven|energetic|committed|reliable|versatile|certified|chartered|licensed)
(registered|professional|senior|junior|lead|former|retired|freelance|independent|proud|recent|trained|talented)
(dynamic|diligent|conscientious|bilingual|multilingual|trilingual|hardworking|curious|organi(s|z)ed|proactive)
(adaptable|resourceful|innovative|strategic|friendly|confident|native|mature|black)
`,
  /** "Citizen", "passport", after a nationality. */
  citizens: "(citizen|national|passport( holder)?|nationality|citizenship)",
  /** The same before it. */
  citizensBefore: "(citizenship|nationality)s?:?",
};
